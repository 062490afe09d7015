import { setTimeout as sleep } from 'node:timers/promises'
import { changeMemCashFlag, closeGame, outGameMoney } from '@maru/contract'
import { randomOf } from '../random.ts'
import { launch, press, type Table } from './player.ts'

const VENDOR = 'studio-purse'
export const PURSE_GAMES = ['lantern-night', 'bamboo-rain', 'thunder-drum']
const NOTHING_THERE = 'G101'

/** One member at the studio's other wallet: takes money along, plays some rounds, and brings it back, in every way that a member can. */
export const playFromPurse = async (table: Table): Promise<void> => {
  const { browser, servers } = table
  for (let no = 0; !table.isClosing(); no++) {
    const random = randomOf(table.seed, `${table.name}/${no}`)
    const amount = random.chance(0.5) ? { amount: random.between(1, 40) * 1_000 } : {}
    const secret = await launch(table, random.pick(PURSE_GAMES), random, { vendorKey: VENDOR, ...amount })
    for (let round = random.between(0, 3); secret !== '' && round > 0 && !table.isClosing(); round--)
      if (!(await press(table, secret, random.uuid(), { stake: 1_000 }, random))) break
    const path = random.pick([outGameMoney.path, changeMemCashFlag.path, closeGame.path])
    // Twice at once, at both servers, or not at all: then the next launch finds it there.
    const asked = random.chance(0.2) ? [] : random.chance(0.2) ? [...servers] : [random.pick([...servers])]
    await Promise.all(asked.map((server) => browser.call(server, path, {}).catch(() => undefined)))
    await sleep(random.between(10, 300))
  }
  for (let no = 0; !table.isOver(); no++) {
    const server = servers[no % servers.length]
    const reply = server && (await browser.call(server, outGameMoney.path, {}).catch(() => undefined))
    if (reply?.resultCode === NOTHING_THERE) return
    await sleep(500)
  }
}
