/** Three tones of one meaning: text on its soft ground, and the edge around it. */
export interface Tone {
  readonly text: string;
  readonly soft: string;
  readonly line: string;
}

/** Roles a colour can play. Screens name the role, never the colour. */
export interface ColorRoles {
  readonly canvas: string;
  readonly surface: string;
  readonly raised: string;
  readonly sunken: string;
  readonly hover: string;
  readonly selected: string;
  readonly border: string;
  readonly border2: string;
  readonly borderField: string;
  readonly text: string;
  readonly text2: string;
  readonly text3: string;
  readonly accent: string;
  readonly accentHover: string;
  readonly onAccent: string;
  readonly accentText: string;
  readonly accentSoft: string;
  readonly accentLine: string;
  readonly success: Tone;
  readonly warning: Tone;
  readonly danger: Tone;
  readonly info: Tone;
  readonly neutral: Tone;
  readonly onDanger: string;
  readonly dangerHover: string;
  readonly scrim: string;
  readonly paper: string;
  readonly paperInk: string;
}

/** Colours of the three metals, always listed platinum, palladium, rhodium. */
export interface MetalColors {
  readonly pt: string;
  readonly pd: string;
  readonly rh: string;
}

/** The six series colours of a chart; more than six series are a table. */
export type ChartColors = readonly [string, string, string, string, string, string];

/** Tones of a drawn converter: shell from lit to shaded, heat stains, the ground it lies on. */
export interface SteelTones {
  readonly lit: string;
  readonly bright: string;
  readonly mid: string;
  readonly shade: string;
  readonly deep: string;
  readonly edge: string;
  readonly stamp: string;
  readonly heatCopper: string;
  readonly heatBlue: string;
  readonly groundTop: string;
  readonly groundBottom: string;
  readonly shadow: string;
}

/** One complete set of colours. */
export interface Palette {
  readonly color: ColorRoles;
  readonly metal: MetalColors;
  readonly chart: ChartColors;
  readonly steel: SteelTones;
}
