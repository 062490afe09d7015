import type { LayoutAsked, RoomLayout } from '../game/game-view.ts'
import { arcedLayout } from './arced-layout.ts'
import { landscapeLayout, portraitLayout } from './celled-layout.ts'
import type { FeltPlan } from './felt-plan.ts'

/** The room of a game of cards: arcs where there is width, cells on a phone. */
export function standardLayout(asked: LayoutAsked, plan: FeltPlan): RoomLayout {
  if (asked.shape === 'portrait') return portraitLayout(asked, plan)
  return asked.shape === 'landscape' ? landscapeLayout(asked, plan) : arcedLayout(asked, plan)
}

export const standardPages = (shape: LayoutAsked['shape'], plan: FeltPlan): number =>
  shape === 'portrait' || shape === 'landscape' ? plan.phone.length : 1
