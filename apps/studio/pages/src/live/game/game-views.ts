import type { GameViews } from './game-view.ts'

export const gameViews: GameViews = {
  baccarat: () => import('../baccarat/baccarat-view.ts').then(({ baccaratView }) => baccaratView),
  'baccarat-no-commission': () =>
    import('../baccarat/baccarat-view.ts').then(({ noCommissionView }) => noCommissionView),
}
