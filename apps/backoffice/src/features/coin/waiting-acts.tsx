import { Button } from '@mantine/core'
import { useText } from '@maru/i18n/react'
import { type ReactNode, useState } from 'react'
import { ConfirmModal } from '../../shared/parts/confirm-modal.tsx'
import { When } from '../../shared/parts/when.tsx'
import { CoinCode } from './coin-code.tsx'

type Waiting = { requestId: number; reason: string; staffName: string; isOwn: boolean; askedAt: string }
type Act = {
  isPending: boolean
  variables?: { params?: { requestId: number | string } } | undefined
  mutate: (input: { params: { requestId: number } }, options?: { onSettled: () => void }) => void
}
type Props = {
  waiting: Waiting
  what: ReactNode
  /** Where coin goes once it is confirmed; without one it goes to the member. */
  address?: string
  /** What else is compared before it is confirmed, and the words for it. */
  more?: { code: ReactNode; care: string }
  ask: string
  mayDecide: boolean
  confirm: Act
  drop: Act
  /** In a row of a table: the buttons alone. */
  isShort?: boolean
}

/** What one of the staff asked for: another confirms it, anybody drops it. */
export const WaitingActs = ({
  waiting,
  what,
  address,
  more,
  ask,
  mayDecide,
  confirm,
  drop,
  isShort = false,
}: Props) => {
  const t = useText('office')
  const say = useText('office-coin')
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const input = { params: { requestId: waiting.requestId } }
  return (
    <div className={isShort ? undefined : 'warn-bar coin-waiting'}>
      {!isShort && (
        <span className="grow">
          {what} {address !== undefined && <CoinCode label={say('address')} text={address} />} {more?.code}
          <span className="coin-reason">
            {waiting.reason} · {waiting.staffName} · <When at={waiting.askedAt} />
          </span>
        </span>
      )}
      <span className="row">
        {waiting.isOwn && <span className="quiet">{say('waiting.own')}</span>}
        {mayDecide && !waiting.isOwn && (
          <Button size="compact-sm" variant="filled" onClick={() => setAsking(true)}>
            {t('second.confirm')}
          </Button>
        )}
        {mayDecide && (
          <Button
            size="compact-sm"
            loading={drop.isPending && drop.variables?.params?.requestId === waiting.requestId}
            onClick={() => drop.mutate(input)}
          >
            {t('second.drop')}
          </Button>
        )}
      </span>
      {isAsking && (
        <ConfirmModal
          title={ask}
          confirmLabel={t('second.confirm')}
          isBusy={confirm.isPending}
          onConfirm={() => confirm.mutate(input, { onSettled: close })}
          onClose={close}
        >
          <div className="coin-confirm">
            <span>{what}</span>
            {address !== undefined && <CoinCode label={say('address')} text={address} />}
            {waiting.reason !== '' && <span className="second">{waiting.reason}</span>}
            {more?.code}
            {address !== undefined && <b>{more?.care ?? say('waiting.care')}</b>}
          </div>
        </ConfirmModal>
      )}
    </div>
  )
}
