import type { PartnerMoveTarget } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { ErrorNote } from '@maru/ui/error-note.tsx'
import { Field } from '@maru/ui/field.tsx'
import { Notice } from '@maru/ui/notice.tsx'
import { RadioCards } from '@maru/ui/radio-card.tsx'
import { SearchBox } from '@maru/ui/search-box.tsx'
import { SkeletonText } from '@maru/ui/skeleton.tsx'
import { TextInput } from '@maru/ui/text-input.tsx'
import { lazy, Suspense, useState } from 'react'
import { useHost } from '../host/host.ts'
import { useRead } from '../host/use-call.ts'
import { LoadFailed } from '../parts/load-failed.tsx'
import { useSettled } from '../parts/use-settled.ts'
import { useMoveDown } from './use-move-down.ts'

const MoveDialog = lazy(() => import('./move-dialog.tsx').then((m) => ({ default: m.MoveDialog })))

/** Somebody directly below to a partner further down: to whom, what comes along, and why. `done`: it was moved. */
export function MoveForm({ memberId, done }: { memberId: number; done: () => void }) {
  const say = useText('partner')
  const [typed, setTyped] = useState('')
  const search = useSettled(typed.trim())
  const { data, error, refetch } = useRead('/api/partner/moveTarget', { memberId, search }, { isKept: true })
  if (error) return <LoadFailed title={say('failed')} problem={error} retry={() => void refetch()} />
  if (!data)
    return (
      <div aria-busy="true">
        <SkeletonText lines={6} />
      </div>
    )
  if (data.refusal)
    return (
      <Notice tone="warn" title={say('move.refused')}>
        {say(`move.refusal.${data.refusal}`)}
      </Notice>
    )
  return <Form target={data} typed={typed} onTyped={setTyped} done={done} />
}

type Props = { target: PartnerMoveTarget; typed: string; onTyped: (typed: string) => void; done: () => void }

function Form({ target, typed, onTyped, done }: Props) {
  const say = useText('partner')
  const sayCommon = useText('common')
  const { problemText, formats } = useHost()
  const [to, setTo] = useState<Place>()
  const [reason, setReason] = useState('')
  const [isSent, setSent] = useState(false)
  const [isConfirming, setConfirming] = useState(false)
  const move = useMoveDown(done)
  const isReasoned = reason.trim() !== ''
  const isNowhere = target.places.length === 0 && typed.trim() === ''
  if (isNowhere) return <Notice title={say('move.nowhere')}>{say('move.nowhereText')}</Notice>
  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        setSent(true)
        if (to && isReasoned) setConfirming(true)
      }}
    >
      <p className="text-13 text-text-2 leading-relaxed">
        {target.tier === 'NORMAL'
          ? say('move.note')
          : say('move.noteAll', {
              partners: formats.digits(target.partners),
              members: formats.digits(target.members),
            })}
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <SearchBox
          kind="field"
          label={say('move.search')}
          clearLabel={sayCommon('action.clear')}
          value={typed}
          onChange={onTyped}
          maxLength={40}
        />
        {target.places.length === 0 ? (
          <p role="status" className="py-3 text-13 text-text-3">
            {say('give.nobody')}
          </p>
        ) : (
          <RadioCards
            legend={say('move.to')}
            name="to"
            columns={1}
            className="min-w-0"
            value={to && String(to.partnerId)}
            onChange={(id) => setTo(target.places.find(({ partnerId }) => String(partnerId) === id))}
            options={target.places.map(({ partnerId, memId, memNick, tier, refusal }) => ({
              value: String(partnerId),
              title: memNick,
              note: [memId, say(`tier.${tier}`), ...(refusal ? [say(`move.place.${refusal}`)] : [])].join(' · '),
              disabled: refusal !== '',
            }))}
          />
        )}
        {target.isCut && <p className="text-12 text-text-3">{say('move.cut')}</p>}
        {isSent && !to && (
          <p role="alert" className="text-13 text-bad">
            {say('move.choose')}
          </p>
        )}
      </div>
      <Field label={say('move.reason')} error={isSent && !isReasoned ? say('move.reasonMissing') : undefined}>
        <TextInput
          name="reason"
          autoComplete="off"
          maxLength={200}
          value={reason}
          onChange={({ target: { value } }) => setReason(value)}
        />
      </Field>
      {move.error && <ErrorNote title={say('move.failed')}>{problemText(move.error)}</ErrorNote>}
      <Notice title={say('move.pastTitle')}>{say('move.past')}</Notice>
      <Button type="submit" size="lg" kind="filled" full>
        {to ? say('move.button', { name: to.memNick }) : say('drawer.move')}
      </Button>
      {isConfirming && to && (
        <Suspense>
          <MoveDialog
            target={target}
            to={to}
            reason={reason.trim()}
            isBusy={move.isPending}
            confirm={() => move.send({ target, to, reason: reason.trim() }, () => setConfirming(false))}
            close={() => setConfirming(false)}
          />
        </Suspense>
      )}
    </form>
  )
}

export type Place = PartnerMoveTarget['places'][number]
