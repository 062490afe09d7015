import { boardWidth } from '../../slot-layout.ts'
import { type DrawFrame, gradient, reelLines, round, times } from './frame-box.ts'

/** The body of a great drum: red lacquer, a row of brass studs, clouds at the corners, sticks behind the board. */
export const lacquer: DrawFrame = (box) => {
  const { x, y, w, h, k } = box
  const rim = 32 * k
  const outer = `M${x - rim + 26 * k} ${y - rim}H${x + w + rim - 26 * k}a${26 * k} ${26 * k} 0 0 1 ${26 * k} ${26 * k}V${y + h + rim - 26 * k}a${26 * k} ${26 * k} 0 0 1 ${-26 * k} ${26 * k}H${x - rim + 26 * k}a${26 * k} ${26 * k} 0 0 1 ${-26 * k} ${-26 * k}V${y - rim + 26 * k}a${26 * k} ${26 * k} 0 0 1 ${26 * k} ${-26 * k}Z`
  const across = Math.round(w / (50 * k))
  const down = Math.round(h / (50 * k))
  const stud = (cx: number, cy: number) =>
    `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(7 * k)}" fill="url(#brass)" stroke="#3a1a08"/>`
  const studs =
    times(across + 1, (i) => {
      const at = x + (i * w) / across
      return stud(at, y - rim / 2) + stud(at, y + h + rim / 2)
    }) +
    times(down + 1, (i) => {
      const at = y + (i * h) / down
      return stud(x - rim / 2, at) + stud(x + w + rim / 2, at)
    })
  const cloud = (cx: number, cy: number, way: 1 | -1) =>
    `<g transform="translate(${round(cx)} ${round(cy)}) scale(${round(way * k * 100) / 100} ${round(k * 100) / 100})"><path d="M-54 20C-62 2 -44 -14 -26 -4C-22 -28 14 -30 22 -6C40 -18 62 -4 54 20Z" fill="#3a2f7a" stroke="#e8c57a" stroke-width="2.4"/><path d="M-26 16a13 13 0 1 1 18 1M8 16a13 13 0 1 1 18 0" fill="none" stroke="#e8c57a" stroke-width="3"/></g>`
  const board = boardWidth(0.52, 400, box)
  const [bx, by] = [x + w / 2 - board / 2, y - 110 * k]
  const stick = (way: 1 | -1) =>
    `<g transform="translate(${round(x + w / 2 + (way * board) / 2)} ${round(y - 62 * k)}) rotate(${way * 62})"><rect x="${-6 * k}" y="${-110 * k}" width="${12 * k}" height="${130 * k}" rx="${6 * k}" fill="url(#brass)"/><circle cy="${-110 * k}" r="${17 * k}" fill="#c33a30" stroke="#e8c57a" stroke-width="${2 * k}"/></g>`
  return `<defs>${gradient('lacquer', [
    [0, '#d2483a'],
    [0.4, '#a12a28'],
    [1, '#541217'],
  ])}${gradient('brass', [
    [0, '#fff0bf'],
    [0.5, '#e0ae3c'],
    [1, '#8a5d16'],
  ])}${gradient('ground', [
    [0, '#15103a', 0.94],
    [0.5, '#1f1750', 0.88],
    [1, '#0b0820', 0.95],
  ])}${gradient('board', [
    [0, '#3d3188'],
    [1, '#1c1548'],
  ])}</defs>
${stick(-1)}${stick(1)}<path d="${outer}" fill="url(#lacquer)" stroke="#e8c57a" stroke-width="${2.4 * k}"/><rect x="${x - 4 * k}" y="${y - 4 * k}" width="${w + 8 * k}" height="${h + 8 * k}" fill="#150a2a" stroke="#e8c57a" stroke-width="${3 * k}"/><rect x="${x}" y="${y}" width="${w}" height="${h}" fill="url(#ground)"/>${reelLines(box, '#07051a', '#e8c57a73')}${studs}${cloud(x - rim * 0.4, y - rim * 0.5, 1)}${cloud(x + w + rim * 0.4, y - rim * 0.5, -1)}
<rect x="${bx}" y="${by}" width="${board}" height="${70 * k}" rx="${35 * k}" fill="url(#board)" stroke="#e8c57a" stroke-width="${2.6 * k}"/><rect x="${bx + 7 * k}" y="${by + 7 * k}" width="${board - 14 * k}" height="${56 * k}" rx="${28 * k}" fill="none" stroke="#e8c57a" stroke-opacity=".5"/>`
}
