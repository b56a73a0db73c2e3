/** Set in the page when the fault is over: what was loaded by then works. */
export const LIFTED_FLAG = '__narthexTortureLifted';
/** Set in the page once a handler stands that throws. */
export const ARMED_FLAG = '__narthexTortureArmed';
export const TORTURE_MESSAGE = 'A fault of narthex torture';

/** What of a remote's code is broken. */
export type BrokenPart = 'module' | 'React' | 'render' | 'effect' | 'handler';

/** Instead of the component that the remote exposes, which is `Real`. */
const COMPONENTS: Readonly<Record<BrokenPart, string>> = {
  module: 'fail()',
  // An element as the React before this one makes it.
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

/** Code that follows a remote's own entry and breaks a part of what it exposes. @param container Its global name. */
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
