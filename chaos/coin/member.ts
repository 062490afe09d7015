import { setTimeout as sleep } from 'node:timers/promises'
import { type Address, createSigner } from '@maru/coin-chain'
import { coinDeposit, coinWithdraw, coinWithdrawal } from '@maru/contract'
import type { Answer, Browser } from '../clients/wire.ts'
import type { Server } from '../cluster.ts'
import { WITHDRAWAL_PASSWORD } from '../people.ts'
import type { Random } from '../random.ts'
import type { Payer } from './payer.ts'

export type Asked = { requestKey: string; memberId: number; cash: number; address: Address; said: string | undefined }
type Mover = {
  browser: Browser
  memberId: number
  servers: readonly Server[]
  payer: Payer
  random: Random
  isClosing: () => boolean
  isOver: () => boolean
  report: (asked: Asked) => void
}

const UNIT = 10_000
const MICRO = 1_000_000

/** A member who sends to the own deposit address and asks for withdrawals to addresses that nobody else uses, each asked again with its key until the answer is known. */
export const moveCoin = async (mover: Mover): Promise<void> => {
  const { random, payer, memberId, isClosing } = mover
  const address = await addressOf(mover)
  while (address && !isClosing()) {
    await sleep(random.between(150, 700))
    if (random.chance(0.5)) await payer.send(address, memberId, random.between(10 * MICRO, 60 * MICRO))
    else await withdraw(mover)
  }
}

/** There is none before a server has read the chain. */
const addressOf = async (mover: Mover): Promise<Address | undefined> => {
  while (!mover.isClosing()) {
    const answer = await asked(mover, coinDeposit.path, {})
    if (answer?.resultCode === '0') return answer.data.address as Address
    await sleep(200)
  }
  return undefined
}

const withdraw = async (mover: Mover): Promise<void> => {
  const { random, memberId, report } = mover
  const page = await asked(mover, coinWithdrawal.path, {})
  const rate = page?.data.rate
  if (typeof rate !== 'number') return
  const address = freshAddress(random)
  const body = { amount: UNIT * random.between(1, 4), address, rate, cashOutPass: WITHDRAWAL_PASSWORD, endsBonus: true }
  const requestKey = random.uuid()
  const press = () => asked(mover, coinWithdraw.path, { ...body, requestKey }, true)
  // A double click.
  const answers = await Promise.all(random.chance(0.2) ? [press(), press()] : [press()])
  const said = answers.find((answer) => answer?.resultCode === '0') ?? answers[0]
  report({ requestKey, memberId, cash: body.amount, address, said: said?.resultCode })
}

const freshAddress = (random: Random): Address => {
  const key = `0x0${random.bytes(32).toString('hex').slice(1)}`
  return createSigner({ key, chainId: 1, token: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', decimals: 6 }).address
}

/** Enough to outlast every fault. */
const PATIENT = 150
/** Undefined: nobody answered, and what became of it stays unknown. */
const asked = async (mover: Mover, path: string, body: object, isPatient = false): Promise<Answer | undefined> => {
  const { browser, servers, random, isOver } = mover
  for (let left = isPatient ? PATIENT : 1; left > 0 && !isOver(); left--) {
    const answer = await browser.call(random.pick(servers), path, body).catch(() => undefined)
    if (answer) return answer
    await sleep(random.between(50, 300))
  }
  return undefined
}
