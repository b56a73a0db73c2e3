import webpack from 'webpack';

/** A file of a package that is left out, and what stands in for it. */
export interface StubbedModule {
  readonly importedFrom: RegExp;
  readonly request: RegExp;
  /** Request of the module that stands in. */
  readonly replacement: string;
}

/** A module of a line or two, which needs no file in a packed package. */
const inlineModule = (code: string): string => `data:text/javascript,${encodeURIComponent(code)}`;

/** Replaces the icons' drawing code by our own, which has a fifth of the size, in the server's builds too. */
export const SMALLER_ICONS: readonly StubbedModule[] = [
  {
    importedFrom: /lucide-react[\\/]dist[\\/]esm[\\/]icons/,
    request: /\.\/createLucideIcon\.mjs$/,
    replacement: '@narthex/remote-kit/create-icon',
  },
];

/** Lists the modules of libraries that neither remotes nor the shell call. */
export const STUBBED_IN_REMOTES: readonly StubbedModule[] = [
  ...SMALLER_ICONS,
  {
    // The loading of remotes that are named at build time: the registry names them.
    importedFrom: /@module-federation[\\/]webpack-bundler-runtime[\\/]dist/,
    request: /\.\/remotes\.js$/,
    replacement: inlineModule(
      'export function remotes() { throw new Error("This build names no remotes."); }',
    ),
  },
  {
    // The sentences of the runtime's errors: a report carries the code, and the runtime's documentation explains it.
    importedFrom: /@module-federation[\\/]error-codes[\\/]dist/,
    request: /\.\/desc\.mjs$/,
    replacement: inlineModule(
      'export const runtimeDescMap = {}, typeDescMap = {}, buildDescMap = {}, errorDescMap = {};',
    ),
  },
];

/** Leaves out of libraries what nothing here calls but no bundler can tell. */
export const stubModules = (stubbed: readonly StubbedModule[]): webpack.WebpackPluginInstance[] =>
  stubbed.map(
    ({ importedFrom, request, replacement }) =>
      new webpack.NormalModuleReplacementPlugin(request, (imported) => {
        if (importedFrom.test(imported.context)) imported.request = replacement;
      }),
  );
