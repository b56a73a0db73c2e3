/** Describes the health of a part of the site for people who don't run servers, with advice. */
export interface Light {
  readonly name: string;
  readonly state: 'good' | 'warn' | 'bad';
  readonly sentence: string;
  /** Holds the advice on what to do; it is undefined if all is well. */
  readonly advice?: string;
  readonly link?: { readonly label: string; readonly to: string };
}
