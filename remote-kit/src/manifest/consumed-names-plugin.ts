import { getPackageName } from '@narthex/shared-contracts/shared-packages';
import { WHOLE_PACKAGE, type ConsumedPackages } from '@narthex/shared-contracts/consumed-packages';
import type { Compilation, Compiler, Dependency, Module } from 'webpack';
import { findPackage, readManifest } from '../build/find-package';

const FEDERATION = '@module-federation/enhanced';
/** How the federation plugin calls a module that the shell provides. */
const SHARED_MODULE = 'consume-shared-module';

/** The kinds of imports that take one name. */
const NAMED_IMPORTS = new Set(['harmony import specifier', 'harmony export imported specifier']);

interface NamedImport extends Dependency {
  readonly getIds: (graph: Compilation['moduleGraph']) => readonly string[];
}

const isNamedImport = (dependency: Dependency): dependency is NamedImport =>
  NAMED_IMPORTS.has(dependency.type);

/** The name that an import takes of its module: the first of `router.Link`, or the whole of it. */
const readName = (dependency: Dependency, { moduleGraph }: Compilation): string | null =>
  isNamedImport(dependency) ? (dependency.getIds(moduleGraph)[0] ?? WHOLE_PACKAGE) : null;

/** Whether anything that is built needs a module: a package's index names many that are left out. */
const isUsed = (module: Module, { moduleGraph }: Compilation) =>
  moduleGraph.getExportsInfo(module).isModuleUsed(undefined);

/** Notes which names of which packages the built code takes from what the shell shares. */
export class ConsumedNamesPlugin {
  private readonly names = new Map<string, Set<string>>();

  /** @param folder Of the remote: its installed packages say the versions. */
  constructor(private readonly folder: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ConsumedNamesPlugin', (compilation) => {
      compilation.hooks.afterOptimizeDependencies.tap('ConsumedNamesPlugin', () => {
        this.names.clear();
        for (const module of compilation.modules) {
          if (isUsed(module, compilation)) this.note(module, compilation);
        }
      });
    });
  }

  /** What was taken in the last build. */
  list(): Omit<ConsumedPackages, 'urls'> {
    const packages = [...this.names].sort(([a], [b]) => (a < b ? -1 : 1));
    return {
      federation: readManifest(findPackage(FEDERATION, __dirname)).version ?? '',
      packages: Object.fromEntries(
        packages.map(([specifier, names]) => {
          const { version = '' } = readManifest(findPackage(getPackageName(specifier), this.folder));
          return [specifier, { version, names: [...names].sort() }];
        }),
      ),
    };
  }

  private note(module: Module, compilation: Compilation): void {
    for (const dependency of module.dependencies) {
      const connection = compilation.moduleGraph.getConnection(dependency);
      const target = connection?.module;
      if (target?.type !== SHARED_MODULE || !connection?.isTargetActive(undefined)) continue;
      const specifier = readSpecifier(target);
      const names = this.names.get(specifier) ?? new Set<string>();
      const name = readName(dependency, compilation);
      if (name !== null) names.add(name);
      this.names.set(specifier, names);
    }
  }
}

function readSpecifier(module: Module): string {
  const { options } = module as Module & { readonly options?: { readonly shareKey?: string } };
  return options?.shareKey ?? '';
}
