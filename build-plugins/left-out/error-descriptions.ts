/** Stands in for the sentences of the federation runtime's errors: a report carries the code, and its docs explain it. */
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
