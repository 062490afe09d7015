import { parseArgs } from 'node:util'
import { type Minigame, minigames } from '@maru/contract'
import { hexOf } from '@maru/draws'
import { commitChain, listChains } from '../../apps/server/src/modules/minigames/index.ts'
import { allSites } from '../../apps/server/src/modules/site/index.ts'
import type { Operate } from '../../apps/server/src/operate.ts'
import { CommandError } from './command-error.ts'
import { tableOf } from './table.ts'

export const MINIGAMES_USAGE = `Chains that mini games draw from (docs/guides/verify-a-draw.md).

  ./script/minigames chains <site>                       every chain of a site: what it is committed to, and how far it is used
  ./script/minigames chain <site> <game>                 makes a chain, and commits to it and to the rule for its salt
                  [--links <number>]                     200,000 links last 694 days
                  [--rule <text> --due <instant>]        names a public value that does not exist before then, such as 2026-12-24T12:00:00Z

A game is powerball, powerladder, speedkino or kinoladder. A new chain is drawn from when two of the staff have entered its salt in the back office and the chain before has
ended. The server makes a chain by itself where a game has none, and the next one thirty days before the last one ends. Publish the commitment. Everything is in the audit log.`

const options = { links: { type: 'string' }, rule: { type: 'string' }, due: { type: 'string' } } as const
type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values']
type Print = (line: string) => void
type Asked = { operate: Operate; siteId: number; game: string; values: Values; print: Print }

const ACTS: Record<string, (asked: Asked) => Promise<void>> = {
  chains: async ({ operate, siteId, print }) => {
    const chains = await operate(siteId, listChains)
    if (chains.length === 0) print('no chains: ./script/minigames chain <site> <game> makes one')
    for (const line of tableOf(
      chains.map((chain) => [
        chain.game,
        `${chain.chainId}`,
        chain.state,
        hexOf(chain.commitment),
        `${chain.remaining} of ${chain.links} links left`,
        chain.lastDrawAt ? `until ${chain.lastDrawAt.toISOString()}` : 'waits for its salt',
      ]),
    ))
      print(line)
  },
  chain: async ({ operate, siteId, game, values: { links, rule, due }, print }) => {
    if (!isGame(game)) throw new CommandError(`"${game}" is no game: ${minigames.join(', ')}`)
    const asked = { ...(links === undefined ? {} : { links: Number(links) }), ...saltOf(rule, due) }
    const chain = await operate(siteId, (ctx) => commitChain(ctx, game, asked))
    print(`chain ${chain.chainId} of ${game}, ${chain.links} links`)
    print(`commitment  ${hexOf(chain.commitment)}`)
    print(`salt        ${chain.saltRule}`)
    print('It is drawn from once two of the staff have entered the salt in the back office.')
  },
}

const saltOf = (rule: string | undefined, due: string | undefined): { salt?: { rule: string; dueAt: Date } } => {
  if (rule === undefined && due === undefined) return {}
  const dueAt = new Date(due ?? '')
  if (!rule || Number.isNaN(dueAt.getTime()))
    throw new CommandError('a rule needs --due, from when on its value exists')
  if (dueAt.getTime() <= Date.now())
    throw new CommandError('--due has passed: the value exists already, and could have been chosen')
  return { salt: { rule, dueAt } }
}

const isGame = (word: string): word is Minigame => (minigames as readonly string[]).includes(word)

export async function minigamesCommand(operate: Operate, args: string[], print: Print): Promise<void> {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const [verb = '', site = '', game = ''] = positionals
  const act = ACTS[verb]
  if (!act) throw new CommandError(`there is no "${verb}": see ./script/minigames --help`)
  const siteId = Number(site)
  const sites = await operate(1, (ctx) => allSites(ctx, true))
  if (!sites.some((one) => one.siteId === siteId))
    throw new CommandError(`"${site}" is no site: see ./script/site list`)
  await act({ operate, siteId, game, values, print })
}
