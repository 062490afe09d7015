import type { Minigame } from '@maru/contract/minigame'
import {
  endSide,
  firstReadMs,
  type Ladder,
  ladderOf,
  linesDrawnAt,
  startKnownMs,
  walkedAt,
} from '../rules/ladder.rules.ts'
import { type StagedDraw, shareBetween, smooth } from '../rules/timeline.ts'
import { pointOn, pointsUpTo } from '../rules/track.rules.ts'
import { type BallSprites, ballSprites, drawRolling } from './ball.ts'
import type { Dress } from './dress.ts'
import { pondDress } from './dress-pond.ts'
import { woodDress } from './dress-wood.ts'
import { type LadderLayout, ladderLayout } from './ladder-layout.ts'
import { type Colour, css, mixed, onMoon, white } from './palette.ts'
import { type Context, disc, glowOf, type Sprite, type StageWords, type Surface, wordOf } from './surface.ts'

type Parts = { surface: Surface; layout: LadderLayout; dress: Dress; words: StageWords; glow: Sprite; written: Written }
/** Words that stand still, by what they say and in which colour. */
type Written = (word: string, size: number, colour: Colour, weight?: number) => Sprite
type Side = 'left' | 'right'
const sides: readonly Side[] = ['left', 'right']

const partsOf = (surface: Surface, game: Minigame, words: StageWords): Parts => {
  const layout = ladderLayout(surface.width, surface.height)
  const dress = (game === 'kinoladder' ? pondDress : woodDress)(surface, layout)
  const glow = glowOf(surface, layout.disc * 3.4, surface.palette.moon, 0.8)
  return { surface, layout, dress, words, glow, written: writtenOn(surface) }
}

const writtenOn = (surface: Surface): Written => {
  const made = new Map<string, Sprite>()
  return (word, size, colour, weight) => {
    const name = `${word} ${size} ${css(colour)}`
    const known = made.get(name) ?? wordOf(surface, word, size, colour, weight)
    made.set(name, known)
    return known
  }
}

/** The draw of a ladder: a ball says where it starts, its lines are drawn, then it walks to its end. */
export const ladderPicture = (surface: Surface, staged: StagedDraw, words: StageWords) => {
  const parts = partsOf(surface, staged.game, words)
  const ladder = ladderOf(staged)
  const balls = ballSprites(surface, parts.layout.disc * 0.86)
  return {
    backdrop: (context: Context) => {
      parts.dress.backdrop(context, staged.seed)
      parts.dress.risen(context)
    },
    frame: (context: Context, atMs: number) => {
      parts.dress.glimmer?.(context, atMs)
      for (const [index, share] of linesDrawnAt(ladder, atMs).entries())
        drawLine(context, parts, ladder.lines[index] ?? 0, share, index)
      const walked = walkedAt(ladder, atMs)
      if (walked > 0) parts.dress.walked(context, pointsUpTo(ladder.way, walked).map(parts.layout.at))
      const started = smooth(shareBetween(startKnownMs - 120, startKnownMs + 250, atMs))
      for (const side of sides) drawStart(context, parts, side, side === ladder.facts.start ? started : 0)
      const ended = smooth(shareBetween(ladder.walkToMs - 60, ladder.walkToMs + 450, atMs))
      for (const side of sides) drawGoal(context, parts, side, side === endSide(ladder) ? ended : 0, atMs)
      drawBall(context, parts, balls, ladder, atMs)
    },
  }
}

/** Before the draw: posts without lines, and the moon on its way up. */
export const ladderWaiting = (surface: Surface, game: Minigame, seed: string, words: StageWords) => {
  const parts = partsOf(surface, game, words)
  return {
    backdrop: (context: Context) => parts.dress.backdrop(context, seed),
    frame: (context: Context, atMs: number, share: number) => {
      parts.dress.rising(context, atMs, share)
      for (const side of sides) {
        drawStart(context, parts, side, 0)
        drawGoal(context, parts, side, 0, atMs)
      }
    },
  }
}

const drawLine = (
  context: Context,
  { dress, layout, surface, written }: Parts,
  height: number,
  share: number,
  index: number,
) => {
  if (share <= 0) return
  const { y } = layout.at({ x: 0, y: height })
  dress.line(context, y, share)
  context.globalAlpha = share
  const name = written(String(index + 1), Math.max(12, layout.disc * 0.56), surface.palette.text2, 600)
  name.draw(context, layout.right + layout.disc * 0.95, y)
  context.globalAlpha = 1
}

const drawStart = (context: Context, parts: Parts, side: Side, light: number): void => {
  const { layout, surface, words } = parts
  const { palette } = surface
  const x = layout[side]
  context.fillStyle = css(mixed(palette.card, palette[side], light))
  disc(context, x, layout.startY, layout.disc)
  context.fill()
  context.strokeStyle = css(mixed(palette.text3, palette.moon, light), 0.55 + 0.45 * light)
  context.lineWidth = 1.5
  context.stroke()
  word(context, parts, words[side], [x, layout.startY, layout.disc], [palette.text2, white, light])
}

const drawGoal = (context: Context, parts: Parts, side: Side, light: number, atMs: number): void => {
  const { layout, surface, words, dress } = parts
  dress.goal(context, layout[side], light, atMs)
  const place = [layout[side], layout.endY + dress.goalWordY, layout.disc] as const
  word(context, parts, side === 'left' ? words.odd : words.even, place, [surface.palette.text2, onMoon, light])
}

/** As large as its disc allows; while its light changes, both colours one over the other. */
const word = (
  context: Context,
  { written }: Parts,
  text: string,
  [x, y, radius]: readonly [number, number, number],
  [dark, lit, light]: readonly [Colour, Colour, number],
): void => {
  const size = radius * (text.length > 3 ? 0.58 : text.length > 2 ? 0.62 : 0.78)
  if (light < 1) written(text, size, dark).draw(context, x, y)
  if (light <= 0) return
  context.globalAlpha = light
  written(text, size, lit).draw(context, x, y)
  context.globalAlpha = 1
}

/** Falls between the starts, rolls to its own, waits, walks. */
const drawBall = (context: Context, parts: Parts, balls: BallSprites, ladder: Ladder, atMs: number): void => {
  const { layout, glow } = parts
  const middle = (layout.left + layout.right) / 2
  const shelf = layout.startY + layout.disc * 0.1
  const fallen = shareBetween(250, firstReadMs - 120, atMs)
  if (fallen <= 0) return
  const rolled = smooth(shareBetween(firstReadMs + 60, startKnownMs, atMs))
  const toPost = smooth(shareBetween(ladder.walkFromMs - 300, ladder.walkFromMs, atMs))
  const walked = walkedAt(ladder, atMs)
  const start = layout[ladder.facts.start]
  const beside = start + (ladder.facts.start === 'left' ? 1 : -1) * layout.disc * 1.95
  const bounce =
    fallen < 1 ? 0 : Math.max(0, Math.sin(shareBetween(firstReadMs - 120, firstReadMs + 140, atMs) * Math.PI))
  let x = middle + (beside - middle) * rolled
  let y = -layout.disc + (shelf + layout.disc) * fallen * fallen - bounce * layout.disc * 0.3
  const angle = (rolled - 1) * ((beside - middle) / balls.radius)
  if (toPost > 0) {
    const top = layout.at({ x: 0, y: 0 }).y
    x = beside + (start - beside) * toPost
    y = shelf + (top - shelf) * toPost
  }
  if (walked > 0) ({ x, y } = layout.at(pointOn(ladder.way, walked)))
  const arrived = smooth(shareBetween(ladder.walkToMs, ladder.walkToMs + 300, atMs))
  context.globalAlpha = 0.9 - 0.5 * arrived
  glow.draw(context, x, y)
  context.globalAlpha = 1
  drawRolling(context, balls, ladder.facts.first, { x, y, scale: 1, angle: rolled < 1 ? angle : 0 }, 1)
}
