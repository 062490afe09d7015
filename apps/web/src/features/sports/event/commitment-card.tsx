import { useText } from '@maru/i18n/react'
import { Panel } from '@maru/ui/card.tsx'
import { IconButton } from '@maru/ui/icon-button.tsx'
import { CopyIcon } from '@maru/ui/icons.tsx'
import { copyText } from '../../../shared/text/copy-text.ts'
import { notify } from '../../../shared/toast.ts'
import type { SportDetail } from '../calls/sport-event.ts'

/** What a simulated match was bound to before it began, and what shows afterwards that it was played so. */
export function CommitmentCard({ of }: { of: NonNullable<SportDetail['commitment']> }) {
  const say = useText('sports-pages')
  return (
    <Panel title={say('proof.title')} note={say('proof.text')}>
      <div className="grid gap-1.5">
        <Value name={say('proof.number')} value={String(of.number)} />
        <Value name={say('proof.commitment')} value={of.commitment} />
        <Value name={say('proof.salt')} value={of.salt} />
        {of.link ? (
          <Value name={say('proof.link')} value={of.link} />
        ) : (
          <p className="rounded-control bg-surface-1 px-3.5 py-2.5 text-13 text-text-3">{say('proof.later')}</p>
        )}
      </div>
    </Panel>
  )
}

function Value({ name, value }: { name: string; value: string }) {
  const say = useText('sports-pages')
  const copy = async () => {
    if (await copyText(value)) notify.ok(say('proof.copied'))
    else notify.error(say('proof.copyFailed'))
  }
  return (
    <dl className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 rounded-control bg-surface-1 py-1.5 pr-1.5 pl-3.5">
      <dt className="text-12 text-text-3">{name}</dt>
      <dd className="code col-start-1 break-all text-13 text-text-2 leading-normal">{value}</dd>
      <dd className="col-start-2 row-span-2 row-start-1">
        <IconButton size="sm" label={say('proof.copy', { name })} onClick={() => void copy()}>
          <CopyIcon size={16} />
        </IconButton>
      </dd>
    </dl>
  )
}
