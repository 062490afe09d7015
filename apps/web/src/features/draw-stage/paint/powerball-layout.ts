import { curve, type Point, type Track, trackOf } from '../rules/track.rules.ts'

/** Where everything of the machine stands, for any size of picture. */
export type PowerballLayout = {
  globe: Point & { radius: number }
  /** Of the balls on the rail. */
  ball: number
  slots: readonly Point[]
  cup: Point & { radius: number }
  /** From the gate to each place: five slots, then the cup. */
  ways: readonly Track[]
  /** The glass of the rail, as lines to be stroked. */
  rail: readonly Point[]
  branch: readonly Point[]
  moon: { x: number; y: number; radius: number; fromX: number; fromY: number }
}

const round = (centre: Point, radius: number, from: number, to: number, count = 12): Point[] =>
  Array.from({ length: count + 1 }, (_, index) => {
    const angle = from + ((to - from) * index) / count
    return { x: centre.x + Math.cos(angle) * radius, y: centre.y + Math.sin(angle) * radius }
  })

/** Where there is room beside the machine its rail runs out to the left; else it turns back under it. */
export const powerballLayout = (width: number, height: number): PowerballLayout =>
  width > height * 1.5 ? besideLayout(width, height) : belowLayout(width, height)

const besideLayout = (width: number, height: number): PowerballLayout => {
  const pad = Math.max(10, height * 0.04)
  const ball = height * 0.058
  const pitch = ball * 2.08
  const railY = height - pad - ball * 1.5
  const radius = (railY - ball * 1.9 - pad) / 2
  const globe = { x: width * 0.53 + height * 0.155, y: pad + radius, radius }
  const last = globe.x - ball * 3
  const slots = Array.from({ length: 5 }, (_, place) => ({ x: last - (4 - place) * pitch, y: railY }))
  const cup = { x: globe.x + ball * 3.4, y: railY - ball * 0.1, radius: ball * 1.28 }
  const gate = { x: globe.x, y: globe.y + radius * 0.9 }
  const mouth = { x: globe.x, y: globe.y + radius + ball * 0.2 }
  const bend = (to: Point) => curve(mouth, { x: globe.x, y: railY }, { x: (globe.x + to.x) / 2, y: to.y }, to)
  const joint = { x: last + ball, y: railY }
  const main = [mouth, ...bend(joint)]
  const branch = [mouth, ...bend(cup)]
  return {
    globe,
    ball,
    slots,
    cup,
    ways: [...slots.map((slot) => trackOf([gate, ...main, slot])), trackOf([gate, ...branch])],
    rail: [...main, slots[0] ?? joint],
    branch,
    moon: moonOver(globe, width, height),
  }
}

const moonOver = (globe: PowerballLayout['globe'], width: number, height: number): PowerballLayout['moon'] => ({
  x: globe.x,
  y: globe.y - globe.radius * 0.12,
  radius: globe.radius * 0.62,
  fromX: width * 0.12,
  fromY: height * 0.74,
})

const belowLayout = (width: number, height: number): PowerballLayout => {
  const pad = Math.max(8, Math.min(width, height) * 0.035)
  const ball = Math.min((width - 2 * pad) / 16.9, height * (width > height * 1.3 ? 0.054 : 0.062))
  const pitch = ball * 2.08
  const bend = ball * 1.3
  // Row: five balls, the bend, the cup.
  const row = ball + pitch * 5 + bend + ball * 3.5
  const left = (width - row) / 2 + ball
  const railY = height - pad - ball * 1.5
  const slots = Array.from({ length: 5 }, (_, place) => ({ x: left + place * pitch, y: railY }))
  const turnX = left + pitch * 5 - ball * 0.2
  const cup = { x: left + row - ball * 2.2, y: railY - ball * 0.1, radius: ball * 1.28 }
  const top = railY - 2 * bend
  const free = top - ball * 1.5 - pad * 1.4
  const radius = Math.min(free / 2, width * 0.36)
  const globe = { x: width / 2, y: pad * 1.4 + Math.max(radius, (free - 2 * radius) / 2 + radius), radius }
  const gate = { x: globe.x, y: globe.y + radius * 0.9 }
  const mouth = { x: globe.x, y: globe.y + radius + ball * 0.7 }
  const shelf = { x: turnX, y: top }
  const down = [
    gate,
    mouth,
    ...curve(mouth, { x: mouth.x, y: top - ball * 0.2 }, { x: mouth.x + ball * 1.4, y: top - ball * 0.1 }, shelf),
  ]
  const turn = round({ x: turnX, y: top + bend }, bend, -Math.PI / 2, Math.PI / 2)
  const fall = curve(shelf, { x: shelf.x + ball * 2, y: top }, { x: cup.x, y: top + ball * 0.3 }, cup)
  return {
    globe,
    ball,
    slots,
    cup,
    ways: [...slots.map((slot) => trackOf([...down, ...turn, slot])), trackOf([...down, ...fall])],
    rail: [...down.slice(1), ...turn, { x: left, y: railY }],
    branch: [shelf, ...fall],
    moon: moonOver(globe, width, height),
  }
}
