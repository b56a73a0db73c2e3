import { createRequire } from 'node:module';
import vm from 'node:vm';
import type { JestEnvironment } from '@jest/environment';
// @ts-expect-error: Jest declares no types of its runner.
import circus from 'jest-circus/runner';

/** The parts of jest's runtime that are replaced here. */
interface Modules {
  requireModule: (
    from: string,
    name?: string,
    options?: { isInternalModule?: boolean },
    isActual?: boolean,
  ) => unknown;
  readonly executor: {
    readonly injectedModuleParameters: readonly string[];
    compile: (source: string, file: string) => unknown;
  };
  readonly _resolution: {
    isCoreModule(name: string): boolean;
    resolveCjs(from: string, name: string): string;
  };
}

const requireFromNode = createRequire(__filename);
const scripts = new Map<string, { readonly source: string; readonly script: vm.Script }>();
const packages = new Map<string, unknown>();

/**
 * Compiles each module once per worker. Jest does it in each suite, which takes as long as evaluating the module. A script
 * keeps what was compiled of it, and runs in the realm of any suite.
 */
function compileOnce({ executor }: Modules, environment: JestEnvironment) {
  const head = `(function (${executor.injectedModuleParameters.join(', ')}) {`;
  const compileInJest = executor.compile.bind(executor);
  executor.compile = (source, file) => {
    const context = environment.getVmContext();
    // Jest says what is wrong: the suite is over, or the source can't be read.
    if (!context) return compileInJest(source, file);
    let known = scripts.get(file);
    if (known?.source !== source) {
      try {
        const script = new vm.Script(`${head}${source}\n})`, { filename: file, columnOffset: -head.length });
        known = { source, script };
      } catch {
        return compileInJest(source, file);
      }
      scripts.set(file, known);
    }
    return vm.isContext(context) ? known.script.runInContext(context) : known.script.runInThisContext();
  };
}

function requirePackage(file: string): unknown {
  if (!packages.has(file)) {
    packages.set(file, requireFromNode(file));
    // Fastify looks for each plugin among all modules that the cache lists. Here these are also jest's own, thousands.
    for (const key of Object.keys(requireFromNode.cache)) {
      Object.defineProperty(requireFromNode.cache, key, { enumerable: false });
    }
  }
  return packages.get(file);
}

/** Leaves packages to Node, which evaluates them once per worker. A mock of a package reaches our own modules only. */
function loadPackagesOnce(modules: Modules) {
  const requireInJest = modules.requireModule.bind(modules);
  modules.requireModule = (from, name, options, isActual) => {
    if (!name || options?.isInternalModule || modules._resolution.isCoreModule(name)) {
      return requireInJest(from, name, options, isActual);
    }
    const file = modules._resolution.resolveCjs(from, name);
    return file.includes('/node_modules/')
      ? requirePackage(file)
      : requireInJest(from, name, options, isActual);
  };
}

/**
 * Jest's own runner of a suite, in which modules cost less. About a third of the time of the server's 220 suites
 * went into loading the same modules. Mutation testing only knows runners with this name.
 */
export default async function runSuite(
  globalConfig: unknown,
  config: unknown,
  environment: JestEnvironment,
  modules: Modules,
  ...rest: unknown[]
): Promise<unknown> {
  compileOnce(modules, environment);
  if ((environment.global as unknown) === globalThis) loadPackagesOnce(modules);
  return circus(globalConfig, config, environment, modules, ...rest);
}
