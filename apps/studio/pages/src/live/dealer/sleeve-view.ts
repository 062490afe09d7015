import { Mesh, MeshGeometry, type Texture } from 'pixi.js'
import type { Arm } from './skeleton/arm.ts'
import { nearness, type Point, project } from './skeleton/geometry.ts'

/** Half the width of a sleeve along the arm, 0 shoulder to 1 wrist, and how much cloth hangs below it. */
export type SleeveCut = { width: readonly number[]; hang: readonly number[] }

/** Across the arm, along it. */
const ROWS = 3
const COLUMNS = 26
/** Columns that make the round shoulder, in front of the joint. */
const CAP = 5

/** A sleeve: its cloth was drawn straight once and follows the bones. */
export class SleeveView {
  readonly mesh: Mesh
  readonly #positions = new Float32Array(COLUMNS * ROWS * 2)
  readonly #geometry: MeshGeometry
  readonly #cut: SleeveCut
  readonly #side: -1 | 1

  constructor(cloth: Texture, cut: SleeveCut, side: -1 | 1) {
    const uvs = new Float32Array(COLUMNS * ROWS * 2)
    const indices = new Uint32Array((COLUMNS - 1) * (ROWS - 1) * 6)
    for (let column = 0, at = 0; column < COLUMNS; column++)
      for (let row = 0; row < ROWS; row++) {
        const corner = column * ROWS + row
        uvs.set([column / (COLUMNS - 1), row / (ROWS - 1)], corner * 2)
        if (column === COLUMNS - 1 || row === ROWS - 1) continue
        indices.set([corner, corner + 1, corner + ROWS, corner + 1, corner + ROWS + 1, corner + ROWS], at)
        at += 6
      }
    this.#geometry = new MeshGeometry({ positions: this.#positions, uvs, indices })
    this.mesh = new Mesh({ geometry: this.#geometry, texture: cloth })
    this.#cut = cut
    this.#side = side
  }

  destroy(): void {
    this.mesh.destroy()
    this.#geometry.destroy(true)
  }

  draw(arm: Arm): void {
    sleeveCorners(arm, this.#cut, this.#side, this.#positions)
    this.#geometry.getBuffer('aPosition').update()
  }
}

/** Corners of a sleeve, from its outer to its inner edge in each column, from the shoulder to the wrist. */
export function sleeveCorners(
  arm: Arm,
  { width, hang }: SleeveCut,
  side: -1 | 1,
  into = new Float32Array(COLUMNS * ROWS * 2),
): Float32Array {
  const [shoulder, elbow, wrist] = [project(arm.shoulder), project(arm.elbow), project(arm.wrist)]
  const [near, middle, far] = [nearness(arm.shoulder.z), nearness(arm.elbow.z), nearness(arm.wrist.z)]
  const whole = width[0] ?? 0
  for (let column = 0; column < COLUMNS; column++) {
    const along = Math.max(0, (column - CAP) / (COLUMNS - 1 - CAP))
    const { at, way } = centre(shoulder, elbow, wrist, along)
    const cap = column < CAP ? 1 - column / CAP : 0
    const size = along < 0.5 ? near + (middle - near) * along * 2 : middle + (far - middle) * (along * 2 - 1)
    const half = valueAt(width, along) * size * Math.sqrt(1 - cap * cap)
    const drop = valueAt(hang, along) * size
    const x = at.x - way.x * cap * whole
    const y = at.y - way.y * cap * whole
    // Outwards: to the left of the way on the left arm, to its right on the right one.
    const nx = way.y * side
    const ny = -way.x * side
    const outer = half + drop * Math.max(0, ny)
    const inner = half + drop * Math.max(0, -ny)
    into.set([x + nx * outer, y + ny * outer, x, y, x - nx * inner, y - ny * inner], column * ROWS * 2)
  }
  return into
}

/** A rounded way over the elbow. */
function centre(a: Point, elbow: Point, b: Point, along: number): { at: Point; way: Point } {
  const bend = 0.3
  const point = (t: number): Point => {
    if (t < 0.5 - bend / 2) return between(a, elbow, t * 2)
    if (t > 0.5 + bend / 2) return between(elbow, b, t * 2 - 1)
    const from = between(a, elbow, 1 - bend)
    const to = between(elbow, b, bend)
    const part = (t - 0.5 + bend / 2) / bend
    return between(between(from, elbow, part), between(elbow, to, part), part)
  }
  const at = point(along)
  const [before, after] = [point(Math.max(0, along - 0.04)), point(Math.min(1, along + 0.04))]
  const length = Math.hypot(after.x - before.x, after.y - before.y) || 1
  return { at, way: { x: (after.x - before.x) / length, y: (after.y - before.y) / length } }
}

const between = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
})

function valueAt(row: readonly number[], along: number): number {
  const at = along * (row.length - 1)
  const index = Math.min(row.length - 2, Math.floor(at))
  const [from = 0, to = 0] = [row[index], row[index + 1]]
  const part = at - index
  return from + (to - from) * part * part * (3 - 2 * part)
}
