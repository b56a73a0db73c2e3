/** Set in the page after the fault is lifted, so that code loaded before works again. */
export const LIFTED_FLAG = '__narthexTortureLifted';
/** Set in the page once a handler that throws is registered. */
export const ARMED_FLAG = '__narthexTortureArmed';
export const TORTURE_MESSAGE = 'A fault of narthex torture';

/** Names the part of a remote's code that is broken. */
export type BrokenPart = 'module' | 'React' | 'render' | 'effect' | 'handler';

/** The source of the component that replaces the exposed one, which is `Real`. */
const COMPONENTS: Readonly<Record<BrokenPart, string>> = {
  module: 'fail()',
  // Earlier versions of React create such elements.
  React: `() => ({ $$typeof: Symbol.for('react.element'), type: 'div', key: null, ref: null, props: {} })`,
  render: '(props) => { failUnlessLifted(); return React.createElement(Real, props); }',
  effect: '(props) => { React.useEffect(failUnlessLifted, []); return React.createElement(Real, props); }',
  handler: `(props) => {
    React.useEffect(() => {
      document.addEventListener('click', failUnlessLifted, true);
      globalThis.${ARMED_FLAG} = true;
      return () => document.removeEventListener('click', failUnlessLifted, true);
    }, []);
    return React.createElement(Real, props);
  }`,
};

/**
 * Returns code that is appended to a remote's entry and breaks a part of what it exposes. @param container Its global
 * name.
 */
export const breakContainer = (container: string, part: BrokenPart): string => `
;(() => {
  const real = globalThis.${container};
  let scope = {};
  const fail = () => { throw new Error('${TORTURE_MESSAGE}'); };
  const failUnlessLifted = () => { if (!globalThis.${LIFTED_FLAG}) fail(); };
  globalThis.${container} = {
    init(shared, ...rest) {
      scope = shared;
      return real.init(shared, ...rest);
    },
    async get(id) {
      const module = (await real.get(id))();
      const [provided] = Object.values(scope.react ?? {});
      const React = (provided.lib ?? (await provided.get()))();
      const Real = module.default;
      const broken = ${COMPONENTS[part]};
      return () => ({ ...module, default: broken });
    },
  };
})();
`;
