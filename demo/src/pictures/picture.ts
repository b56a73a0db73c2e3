/** A picture of our own hand that the seed puts on the site. The file lies beside this one. */
export interface Picture {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** What fills the place until the picture has come: the mean colour of the whole picture. */
  readonly colour: string;
  readonly alt: string;
}
