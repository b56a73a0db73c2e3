import { getPackageName } from '@narthex/shared-contracts/shared-packages';
import { WHOLE_PACKAGE, type ConsumedPackages } from '@narthex/shared-contracts/consumed-packages';
import type { Compilation, Compiler, Dependency, Module } from 'webpack';
import { findPackage, readManifest } from '../build/find-package';

const FEDERATION = '@module-federation/enhanced';
/** The federation plugin gives this type to a module that the shell provides. */
const SHARED_MODULE = 'consume-shared-module';

/** Imports of these types import a single name. */
const NAMED_IMPORTS = new Set(['harmony import specifier', 'harmony export imported specifier']);

interface NamedImport extends Dependency {
  readonly getIds: (graph: Compilation['moduleGraph']) => readonly string[];
}

const isNamedImport = (dependency: Dependency): dependency is NamedImport =>
  NAMED_IMPORTS.has(dependency.type);

/**
 * Returns the name that an import takes from its module: the first of `router.Link`, or the whole package.
 */
const readName = (dependency: Dependency, { moduleGraph }: Compilation): string | null =>
  isNamedImport(dependency) ? (dependency.getIds(moduleGraph)[0] ?? WHOLE_PACKAGE) : null;

/**
 * Returns true if built code uses a module. A package's index imports many modules that are then left out.
 */
const isUsed = (module: Module, { moduleGraph }: Compilation) =>
  moduleGraph.getExportsInfo(module).isModuleUsed(undefined);

/** Records which names of the shell's shared packages the built code imports. */
export class ConsumedNamesPlugin {
  private readonly names = new Map<string, Set<string>>();

  /** @param folder Folder of the remote, whose installed packages tell the versions. */
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

  /** Returns the packages and names that the last build imported. */
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
