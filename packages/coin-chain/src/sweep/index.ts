export { gasWalletOf, type Holding, holdingsOf } from './plan.ts'
export { SweepRefused, sweep } from './sweep.ts'
export { parentOf, WrongSecret } from './sweep-keys.ts'
