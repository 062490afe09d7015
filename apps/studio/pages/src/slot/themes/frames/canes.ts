import { boardWidth } from '../../slot-layout.ts'
import { type DrawFrame, gradient, round, times } from './frame-box.ts'

/** Canes lashed together round a sheet of paper, a wooden board hanging from them. */
export const canes: DrawFrame = (box) => {
  const { x, y, w, h, k, eaves } = box
  const thick = 24 * k
  const reach = Math.min(eaves, 54 * k)
  const cane = (x0: number, y0: number, length: number, upright: boolean) => {
    const joints = Math.max(3, Math.round(length / (110 * k)))
    const step = length / joints
    return times(joints, (i) => {
      const [px, py] = upright ? [x0, y0 + i * step] : [x0 + i * step, y0]
      const [pw, ph] = upright ? [thick, step - 3 * k] : [step - 3 * k, thick]
      return `<rect x="${round(px)}" y="${round(py)}" width="${round(pw)}" height="${round(ph)}" rx="${round(5 * k)}" fill="url(#${upright ? 'up' : 'along'})" stroke="#1d4630" stroke-opacity=".5"/>`
    })
  }
  const lash = (cx: number, cy: number) =>
    times(
      4,
      (i) =>
        `<path d="M${round(cx - 17 * k)} ${round(cy - 11 * k + i * 7 * k)}l${34 * k} ${-4 * k}" stroke="#c79a5a" stroke-width="${round(5 * k)}" stroke-linecap="round"/>`,
    )
  const leaf = (px: number, py: number, turn: number, length: number, fill: string) =>
    `<path transform="translate(${round(px)} ${round(py)}) rotate(${turn}) scale(${round(length / 10) / 10})" d="M0 0C26 -20 66 -20 100 0C66 16 26 16 0 0Z" fill="${fill}"/>`
  const corner = (px: number, py: number, way: 1 | -1) =>
    [
      [-36, 92, '#2f5d46'],
      [-8, 104, '#4f8a5d'],
      [24, 84, '#6f9a6a'],
    ]
      .map(([turn, length, fill]) =>
        leaf(px, py, way > 0 ? Number(turn) : 180 - Number(turn), Number(length) * k * 0.8, String(fill)),
      )
      .join('')
  const board = boardWidth(0.56, 420, box)
  const [bx, by] = [x + w / 2 - board / 2, y - 106 * k]
  const [top, bottom, left, right] = [y - thick, y + h, x - thick, x + w]
  return `<defs>${gradient(
    'up',
    [
      [0, '#3f7a4e'],
      [0.35, '#a6cf86'],
      [1, '#356a48'],
    ],
    true,
  )}${gradient('along', [
    [0, '#3f7a4e'],
    [0.35, '#a6cf86'],
    [1, '#356a48'],
  ])}${gradient('paper', [
    [0, '#f7f1de', 0.97],
    [1, '#e6dfc2', 0.97],
  ])}${gradient('wood', [
    [0, '#8a5f38'],
    [1, '#5a3a20'],
  ])}</defs>
<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="url(#paper)"/>${times(4, (i) => `<path d="M${round(x + ((i + 1) * w) / 5)} ${y}V${y + h}" stroke="#7d9a78" stroke-opacity=".55" stroke-width="${1.6 * k}" stroke-dasharray="${6 * k} ${5 * k}"/>`)}
${corner(left + thick / 2, top, -1)}${corner(right + thick / 2, top, 1)}${cane(left, top - 18 * k, h + thick * 2 + 30 * k, true)}${cane(right, top - 18 * k, h + thick * 2 + 30 * k, true)}${cane(left - reach + thick, top, w + 2 * reach, false)}${cane(left - reach + thick, bottom, w + 2 * reach, false)}${[left, right].map((px) => lash(px + thick / 2, top + thick / 2) + lash(px + thick / 2, bottom + thick / 2)).join('')}
<path d="M${bx + 40 * k} ${by + 6 * k}V${top + 6 * k}M${bx + board - 40 * k} ${by + 6 * k}V${top + 6 * k}" stroke="#c79a5a" stroke-width="${4 * k}"/><rect x="${bx}" y="${by}" width="${board}" height="${62 * k}" rx="${9 * k}" fill="url(#wood)" stroke="#3a2412"/><rect x="${bx + 6 * k}" y="${by + 6 * k}" width="${board - 12 * k}" height="${50 * k}" rx="${6 * k}" fill="none" stroke="#e7c98a" stroke-opacity=".6"/>`
}
