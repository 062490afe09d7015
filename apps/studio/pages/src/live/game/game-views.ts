import type { GameViews } from './game-view.ts'

export const gameViews: GameViews = {}
