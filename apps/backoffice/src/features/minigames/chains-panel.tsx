import { Button, Progress } from '@mantine/core'
import type { MiniChainRow, Minigame } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useState } from 'react'
import { digits } from '../../shared/money.ts'
import { AddButton } from '../../shared/parts/add-button.tsx'
import { Asking, Empty } from '../../shared/parts/asking.tsx'
import { Chip } from '../../shared/parts/chip.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
import { useMay } from '../../shared/staff/me.ts'
import { useNow } from '../../shared/time/now.ts'
import { seoulFull, seoulMinute } from '../../shared/time/seoul.ts'
import { useMiniChains } from './calls/chains.ts'
import { chainDue } from './chain-due.rules.ts'
import { ChainModal } from './chain-modal.tsx'
import { daysUntil } from './desk.rules.ts'
import { chainStateWords } from './mini-words.ts'
import { SaltModal } from './salt-modal.tsx'
import './prices.css'

/** Chains that a game draws from, with what was published of them: no link that is not revealed comes here. */
export const ChainsPanel = ({ game }: { game: Minigame }) => {
  const t = useText('office')
  const may = useMay()
  const now = useNow()
  const query = useMiniChains(game)
  const [isBeginning, setBeginning] = useState(false)
  const [salting, setSalting] = useState<{ chain: MiniChainRow; act: 'propose' | 'confirm' }>()
  const making = query.data?.making
  const isWaiting = making || query.data?.rows.some(({ state }) => state === 'committed')
  return (
    <Panel
      title={t('minigames.chains')}
      head={
        may('minigames.decide') && !isWaiting && query.data ? (
          <AddButton label={t('minigames.begin-chain')} onAdd={() => setBeginning(true)} />
        ) : undefined
      }
    >
      {making && (
        <div className="panel-pad form" role="status">
          <p>{t('minigames.making', { done: digits(making.done), links: digits(making.links) })}</p>
          <Progress value={(making.done / making.links) * 100} aria-label={t('minigames.begin-chain')} />
        </div>
      )}
      <Asking query={query}>
        {({ rows }) =>
          rows.length === 0 && !making ? (
            <Empty title={t('minigames.no-chains')} />
          ) : (
            <>
              <NextChain rows={rows} isMaking={making !== null} />
              <ul className="mini-chains">
                {rows.map((chain) => (
                  <li key={chain.chainId}>
                    <Chain
                      chain={chain}
                      neededBy={chainDue(rows, now).by}
                      onSalt={(act) => setSalting({ chain, act })}
                    />
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </Asking>
      {isBeginning && <ChainModal game={game} onClose={() => setBeginning(false)} />}
      {salting && <SaltModal game={game} {...salting} onClose={() => setSalting(undefined)} />}
    </Panel>
  )
}

/** By when the next chain is needed, where none is on its way. */
const NextChain = ({ rows, isMaking }: { rows: MiniChainRow[]; isMaking: boolean }) => {
  const t = useText('office')
  const { what, by } = chainDue(rows, useNow())
  if (isMaking || what === 'salt') return null
  return (
    <p className="panel-pad second mini-next-chain">
      {t('minigames.next-needed')} <b className="num">{by ? seoulMinute(by) : t('minigames.salt-needed-now')}</b>
    </p>
  )
}

type ChainProps = { chain: MiniChainRow; neededBy: string | null; onSalt: (act: 'propose' | 'confirm') => void }

const Chain = ({ chain, neededBy, onSalt }: ChainProps) => {
  const t = useText('office')
  const may = useMay()
  const now = useNow()
  const { state, proposal, links, used } = chain
  const { word, tone } = chainStateWords[state]
  const left = links - used
  return (
    <div className="form">
      <div className="row">
        <b>{t('minigames.chain', { id: chain.chainId })}</b>
        <Chip tone={tone}>{t(word)}</Chip>
        <span className="grow" />
        <span className="num second">
          {chain.lastDrawAt && state !== 'ended'
            ? t('minigames.chain-left', { links: digits(left), days: digits(daysUntil(chain.lastDrawAt, now)) })
            : t('minigames.chain-links', { links: digits(links) })}
        </span>
      </div>
      {state === 'running' && (
        <Progress value={(left / links) * 100} aria-label={t('minigames.chain-links', { links: digits(left) })} />
      )}
      <dl className="mini-hex">
        <div>
          <dt className="quiet">
            {t('minigames.commitment')} · {seoulMinute(chain.committedAt)}
          </dt>
          <dd>
            <code>{chain.commitment}</code>
          </dd>
        </div>
        {chain.firstDrawAt && chain.lastDrawAt && (
          <div>
            <dt className="quiet">{t('minigames.chain-time')}</dt>
            <dd className="num">
              {seoulMinute(chain.firstDrawAt)} ~ {seoulMinute(chain.lastDrawAt)}
            </dd>
          </div>
        )}
        <div>
          <dt className="quiet">{t('minigames.salt-rule')}</dt>
          <dd lang="en">{chain.saltRule}</dd>
        </div>
        {!chain.salt && <SaltDue dueAt={chain.saltDueAt} neededBy={neededBy} />}
        {chain.salt && (
          <div>
            <dt className="quiet">
              {t('minigames.salt')} · {chain.saltedAt && seoulMinute(chain.saltedAt)} ·{' '}
              {chain.saltBy.length > 0 ? chain.saltBy.join(', ') : t('minigames.by-itself')}
            </dt>
            <dd>
              <code>{chain.salt}</code>
              <span className="second">{chain.saltSource}</span>
            </dd>
          </div>
        )}
        {proposal && !chain.salt && (
          <div>
            <dt className="quiet">
              {t('minigames.salt-proposed')} · {seoulMinute(proposal.proposedAt)} · {proposal.proposedBy}
            </dt>
            <dd>
              {proposal.isOwn && <code>{proposal.salt}</code>}
              <span className="second">{proposal.source}</span>
            </dd>
          </div>
        )}
      </dl>
      {!chain.salt && may('minigames.decide') && (
        <div className="row">
          {proposal && !proposal.isOwn && (
            <Button variant="filled" onClick={() => onSalt('confirm')}>
              {t('minigames.confirm-salt')}
            </Button>
          )}
          <Button onClick={() => onSalt('propose')}>
            {t(proposal ? 'minigames.propose-other' : 'minigames.propose-salt')}
          </Button>
          {proposal?.isOwn && <span className="second">{t('minigames.salt-other')}</span>}
        </div>
      )}
    </div>
  )
}

/** When the salt that a chain waits for comes out, and until when it can wait. */
const SaltDue = ({ dueAt, neededBy }: { dueAt: string; neededBy: string | null }) => {
  const t = useText('office')
  const now = useNow()
  return (
    <>
      <div>
        <dt className="quiet">{t('minigames.salt-out')}</dt>
        <dd>
          <span className="num">{seoulFull(dueAt)}</span>
          {now >= Date.parse(dueAt) && <span className="second">{t('minigames.salt-is-out')}</span>}
        </dd>
      </div>
      <div>
        <dt className="quiet">{t('minigames.salt-needed')}</dt>
        <dd className="num">{neededBy ? seoulMinute(neededBy) : t('minigames.salt-needed-now')}</dd>
      </div>
    </>
  )
}
