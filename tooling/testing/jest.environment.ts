import type { Context } from 'node:vm';
import type { JestEnvironment, JestEnvironmentConfig } from '@jest/environment';
import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

function describeGlobals(): ReadonlyMap<PropertyKey, PropertyDescriptor> {
  const keys = Reflect.ownKeys(globalThis);
  return new Map(keys.map((key) => [key, Reflect.getOwnPropertyDescriptor(globalThis, key) ?? {}]));
}

/**
 * Runs the suites of a worker in the realm of its process, and not each in one of its own, because packages then belong to
 * all suites: `jest-circus.ts` loads them once. Our own modules are still evaluated for each suite. Whatever a suite leaves
 * in the global object, in `process` or in a spied object is undone after it.
 */
export default class ProcessEnvironment implements JestEnvironment {
  readonly global = globalThis as unknown as JestEnvironment['global'];
  readonly moduleMocker = new ModuleMocker(globalThis);
  // Jest has two kinds of fake timers; nobody here asks for the old one.
  readonly fakeTimers = null;
  readonly fakeTimersModern: ModernFakeTimers;
  private readonly globals = describeGlobals();
  private readonly variables = { ...process.env };
  private readonly exit = process.exit;
  private readonly exitCode = process.exitCode;
  private isOver = false;

  constructor({ projectConfig }: JestEnvironmentConfig) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  async setup() {
    // Interface of jest: nothing has to be prepared.
  }

  async teardown() {
    this.isOver = true;
    this.fakeTimersModern.dispose();
    this.moduleMocker.restoreAllMocks();
    for (const key of Reflect.ownKeys(globalThis)) {
      if (!this.globals.has(key)) Reflect.deleteProperty(globalThis, key);
    }
    for (const [key, descriptor] of this.globals) Reflect.defineProperty(globalThis, key, descriptor);
    for (const name of Object.keys(process.env)) {
      if (!(name in this.variables)) Reflect.deleteProperty(process.env, name);
    }
    Object.assign(process.env, this.variables);
    process.exit = this.exit;
    process.exitCode = this.exitCode;
  }

  exportConditions = () => ['node', 'node-addons'];

  /** Jest asks for the realm of a suite, and for null once the suite is over. */
  getVmContext = (): Context | null => (this.isOver ? null : globalThis);
}
