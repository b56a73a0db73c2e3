/** The exposed module exports more than components, so without `accept` each change would reload the page. */
const EXPOSED = /[\\/]remote-app\.tsx$/;

/** Lets the shell keep the exposed component of a watched build, so that React renders its new code. */
export default function acceptLoader(this: { readonly resourcePath: string }, source: string): string {
  return EXPOSED.test(this.resourcePath) ? `${source}\nimport.meta.webpackHot.accept();\n` : source;
}
