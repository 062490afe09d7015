import { boardWidth } from '../../slot-layout.ts'
import { type DrawFrame, gradient, reelLines, round, times } from './frame-box.ts'

/** A stall at the night market: striped awning, a sign of glass tubes, two tubes round the reels. */
export const stall: DrawFrame = (box) => {
  const { x, y, w, h, k, eaves } = box
  const tube = (d: string, colour: string, width: number) =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-opacity=".28" stroke-width="${round(width * 3.4)}"/><path d="${d}" fill="none" stroke="${colour}" stroke-width="${round(width)}" stroke-linejoin="round"/><path d="${d}" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="${round(width * 0.3)}"/>`
  const ring = (gap: number, radius: number) => {
    const [l, t, r, b] = [x - gap, y - gap, x + w + gap, y + h + gap]
    return `M${l + radius} ${t}H${r - radius}Q${r} ${t} ${r} ${t + radius}V${b - radius}Q${r} ${b} ${r - radius} ${b}H${l + radius}Q${l} ${b} ${l} ${b - radius}V${t + radius}Q${l} ${t} ${l + radius} ${t}Z`
  }
  const reach = Math.min(eaves, 60 * k)
  const [left, span] = [x - reach, w + 2 * reach]
  const stripes = Math.round(span / (44 * k))
  const step = span / stripes
  const awning = times(
    stripes,
    (i) =>
      `<path d="M${round(left + i * step)} ${y - 48 * k}h${round(step)}v${22 * k}a${round(step / 2)} ${13 * k} 0 0 1 ${round(-step)} 0Z" fill="${i % 2 ? '#ffe9c9' : '#d8337f'}"/>`,
  )
  const board = boardWidth(0.6, 460, box)
  const [bx, by] = [x + w / 2 - board / 2, y - 112 * k]
  const boardPath = `M${bx + 16 * k} ${by}h${board - 32 * k}q${16 * k} 0 ${16 * k} ${16 * k}v${34 * k}q0 ${16 * k} ${-16 * k} ${16 * k}h${-(board - 32 * k)}q${-16 * k} 0 ${-16 * k} ${-16 * k}v${-34 * k}q0 ${-16 * k} ${16 * k} ${-16 * k}Z`
  return `<defs>${gradient('ground', [
    [0, '#0d0720', 0.9],
    [0.5, '#150a2c', 0.84],
    [1, '#07040f', 0.94],
  ])}${gradient('shade', [
    [0, '#000', 0.5],
    [1, '#000', 0],
  ])}</defs>
<path d="${ring(30 * k, 26 * k)}" fill="#0a0614" opacity=".9"/><rect x="${x}" y="${y}" width="${w}" height="${h}" fill="url(#ground)"/>${reelLines(box, '#04020a', '#35e0ff66')}
${tube(ring(9 * k, 12 * k), '#ff4fa3', 4.6 * k)}${tube(ring(22 * k, 24 * k), '#35e0ff', 3.6 * k)}
${awning}<rect x="${left}" y="${y - 52 * k}" width="${span}" height="${8 * k}" rx="${4 * k}" fill="#5a1c46"/><rect x="${left}" y="${y - 46 * k}" width="${span}" height="${14 * k}" fill="url(#shade)"/>
<path d="${boardPath}" fill="#12081f"/>${tube(boardPath, '#ffe14d', 3.6 * k)}`
}
