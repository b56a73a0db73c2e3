import path from 'node:path';
import ts from 'typescript';

/** Maps each file to the files that it imports. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/**
 * Reads the imports of every file in a TypeScript project. It includes imports of types, which the lint rule ignores.
 */
export function readImportGraph(tsconfig: string): ImportGraph {
  const { config } = ts.readConfigFile(tsconfig, ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, path.dirname(tsconfig));
  const host = ts.createCompilerHost(options);
  const findImports = (file: string) =>
    ts.preProcessFile(ts.sys.readFile(file) ?? '', true, true).importedFiles.flatMap(({ fileName }) => {
      const resolved = ts.resolveModuleName(fileName, file, options, host).resolvedModule?.resolvedFileName;
      return resolved ? [ts.sys.realpath?.(resolved) ?? resolved] : [];
    });
  return new Map(fileNames.map((file) => [file, findImports(file)]));
}

/** Returns groups of files that import each other in a cycle (Tarjan's algorithm). */
export function findCycles(graph: ImportGraph): string[][] {
  const indices = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];

  function visit(file: string): number {
    const index = indices.size;
    indices.set(file, index);
    lowest.set(file, index);
    stack.push(file);
    for (const imported of graph.get(file) ?? []) {
      if (!graph.has(imported)) continue;
      const isNew = !indices.has(imported);
      if (!isNew && !stack.includes(imported)) continue;
      const reached = isNew ? visit(imported) : (indices.get(imported) ?? index);
      lowest.set(file, Math.min(lowest.get(file) ?? index, reached));
    }
    const low = lowest.get(file) ?? index;
    if (low === index) {
      const group = stack.splice(stack.indexOf(file));
      if (group.length > 1) cycles.push(group.sort());
    }
    return low;
  }

  for (const file of graph.keys()) if (!indices.has(file)) visit(file);
  return cycles;
}
