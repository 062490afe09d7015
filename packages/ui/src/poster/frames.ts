import type { Palette } from './palette.ts'

export const FRAMES = ['bleed', 'arch', 'ring', 'gate'] as const
export type Frame = (typeof FRAMES)[number]

const ARCH = 'M14 386V150C14 66 74 14 150 14S286 66 286 150V386Z'

export const drawFrame: Record<Frame, (p: Palette) => string> = {
  bleed: () => '',
  arch: (p) =>
    `<path d="${ARCH}" fill="none" stroke="${p.au}" stroke-opacity=".7" stroke-width="1.2"/><path fill-rule="evenodd" d="M0 0H300V400H0Z${ARCH}" fill="${p.n}" opacity=".82"/>`,
  ring: (p) =>
    `<circle cx="150" cy="166" r="140" fill="none" stroke="${p.au}" stroke-opacity=".55" stroke-width="1"/><circle cx="150" cy="166" r="146" fill="none" stroke="${p.au}" stroke-opacity=".25" stroke-width="1"/>`,
  gate: (p) =>
    `<path d="M12 34H34V12H266V34H288V366H266V388H34V366H12Z" fill="none" stroke="${p.au}" stroke-opacity=".6" stroke-width="1"/>`,
}
