import { balancesCheck } from '../../checks/balances.check.ts'
import { cameBackCheck } from '../../checks/came-back.check.ts'
import { chainCheck } from '../../checks/chain.check.ts'
import type { Check } from '../../checks/check.ts'
import { figuresCheck } from '../../checks/figures.check.ts'
import { liveChecks } from '../../checks/list.ts'
import { negativeCheck } from '../../checks/negative.check.ts'
import { wagersProofCheck } from '../../checks/proofs.check.ts'
import { zeroCheck } from '../../checks/zero.check.ts'
import type { MiniCheck } from '../evidence.ts'
import { cancelledCheck } from './cancelled.check.ts'
import { closingCheck } from './closing.check.ts'
import { debtsCheck } from './debts.check.ts'
import { drawnCheck } from './drawn.check.ts'
import { exposureCheck } from './exposure.check.ts'
import { feedCheck } from './feed.check.ts'
import { payoutsCheck } from './payouts.check.ts'
import { settledCheck } from './settled.check.ts'
import { slipsCheck } from './slips.check.ts'

/** A check of any run, asked of one with mini games. */
const ofAny = ({ control, ...check }: Check): MiniCheck => ({
  ...check,
  control: 'sql' in control ? control : { spoil: (evidence) => ({ ...evidence, ...control.spoil(evidence) }) },
})

export const miniChecks: readonly MiniCheck[] = [
  slipsCheck,
  settledCheck,
  payoutsCheck,
  drawnCheck,
  feedCheck,
  closingCheck,
  cancelledCheck,
  exposureCheck,
  debtsCheck,
  ...[balancesCheck, negativeCheck, zeroCheck, chainCheck, figuresCheck, wagersProofCheck].map(ofAny),
  ...[...liveChecks, cameBackCheck].map(ofAny),
]
