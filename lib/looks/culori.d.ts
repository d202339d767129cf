declare module 'culori' {
  export interface Oklch {
    mode: 'oklch';
    l: number;
    c: number;
    /** Undefined for a gray. */
    h?: number;
  }
  type Color = Oklch | { mode: string };

  export function converter(mode: 'oklch'): (color: string) => Oklch | undefined;
  export function formatHex(color: Color): string;
  export function formatHex(color: string): string | undefined;
  export function interpolate(colors: string[], mode: string): (share: number) => Color;
  export function interpolate(stops: [color: string, position: number][]): (share: number) => Color;
  export function interpolate(stops: [color: Oklch, position: number][], mode: 'oklch'): (share: number) => Oklch;
  export function toGamut(gamut: string, mode: string): (color: Color) => Color;
  export function wcagContrast(a: string, b: string): number;
}
