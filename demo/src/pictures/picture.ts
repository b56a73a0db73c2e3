/** A picture of our own hand that the seed puts on the site. The file lies beside this one. */
export interface Picture {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** Is the mean colour of the picture, which is shown until the picture has loaded. */
  readonly colour: string;
  readonly alt: string;
}
