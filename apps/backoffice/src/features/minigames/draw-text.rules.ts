import type { MiniDrawOut, Minigame } from '@maru/contract'
import { problemOfDraw } from '@maru/draws'

/** What was typed as a result, numbers with anything between them; undefined where the game cannot draw it. */
export const drawFromTexts = (
  game: Minigame,
  { numbers, powerBall }: { numbers: string; powerBall: string },
): MiniDrawOut | undefined => {
  if (!/^[\d\s,.+;-]*$/.test(numbers) || !/^\d{0,2}$/.test(powerBall.trim())) return undefined
  const draw = {
    numbers: (numbers.match(/\d{1,4}/g) ?? []).map(Number),
    powerBall: powerBall.trim() === '' ? null : Number(powerBall),
  }
  return problemOfDraw(game, draw) === undefined ? draw : undefined
}
