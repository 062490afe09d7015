import type { GameViews } from './game-view.ts'

export const gameViews: GameViews = {
  baccarat: () => import('../baccarat/baccarat-view.ts').then(({ baccaratView }) => baccaratView),
  'baccarat-no-commission': () =>
    import('../baccarat/baccarat-view.ts').then(({ noCommissionView }) => noCommissionView),
  'dragon-tiger': () => import('../dragon-tiger/dragon-tiger-view.ts').then(({ dragonTigerView }) => dragonTigerView),
  roulette: () => import('../roulette/roulette-view.ts').then(({ rouletteView }) => rouletteView),
  'multiplier-roulette': () => import('../roulette/roulette-view.ts').then(({ multiplierView }) => multiplierView),
  'sic-bo': () => import('../sic-bo/sic-bo-view.ts').then(({ sicBoView }) => sicBoView),
  'andar-bahar': () => import('../andar-bahar/andar-bahar-view.ts').then(({ andarBaharView }) => andarBaharView),
  blackjack: () => import('../blackjack/blackjack-view.ts').then(({ blackjackView }) => blackjackView),
}
