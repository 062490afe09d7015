import { Button, NativeSelect, TextInput } from '@mantine/core'
import { type DeskTable, tableOrder } from '@maru/contract'
import { type Key, useText } from '@maru/i18n/react'
import { type FormEvent, useState } from 'react'
import { StaffError } from '../../shared/call/staff-error.ts'
import { Panel } from '../../shared/parts/panel.tsx'
import { useMay } from '../../shared/staff/me.ts'
import { useOrder } from './calls/order.ts'

const problems: Record<string, Key<'office'>> = { local: 'tables.video-bad-local', ours: 'tables.video-bad-ours' }
/** What the server found wrong with an address; undefined for another failure, which is said elsewhere. */
const problemOf = (error: unknown): Key<'office'> | undefined => {
  if (!(error instanceof StaffError) || error.code !== 'STAFF_INVALID') return undefined
  const { fields } = (error.detail ?? {}) as { fields?: { problem: string }[] }
  return problems[fields?.[0]?.problem ?? ''] ?? 'tables.video-bad'
}
const kinds = ['hls', 'webrtc'] as const

/** A stream in the place of the drawn room. The table takes it while it is asleep. */
export const VideoForm = ({ table }: { table: DeskTable }) => {
  const t = useText('office')
  const may = useMay()
  const { give, isBusy } = useOrder(table)
  const [kind, setKind] = useState<(typeof kinds)[number]>('hls')
  const [url, setUrl] = useState('')
  const [wrong, setWrong] = useState<Key<'office'>>()
  if (!may('tables.run') || table.game === 'blackjack') return null
  const send = (event: FormEvent) => {
    event.preventDefault()
    const order = tableOrder.safeParse({ kind: 'video', video: { kind, url: url.trim() } })
    setWrong(order.success ? undefined : 'tables.video-bad')
    if (order.success) give(order.data, undefined, (error) => setWrong(problemOf(error)))
  }
  const isAsleep = table.phase === 'asleep'
  return (
    <Panel
      title={t('tables.video')}
      head={<span className="quiet">{t(table.hasVideo ? 'tables.video-on' : 'tables.video-off')}</span>}
    >
      <form className="panel-pad form" noValidate onSubmit={send}>
        <p className="second">{t('tables.video-note')}</p>
        <NativeSelect
          label={t('tables.video-kind')}
          value={kind}
          data={[
            { value: 'hls', label: 'HLS' },
            { value: 'webrtc', label: 'WebRTC (WHEP)' },
          ]}
          onChange={({ currentTarget: { value } }) => setKind(kinds.find((one) => one === value) ?? 'hls')}
        />
        <TextInput
          label={t('tables.video-address')}
          type="url"
          inputMode="url"
          maxLength={500}
          value={url}
          error={wrong && t(wrong)}
          onChange={({ currentTarget: { value } }) => setUrl(value)}
        />
        <div className="form-actions">
          {table.hasVideo && (
            <Button disabled={isBusy || !isAsleep} onClick={() => give({ kind: 'video', video: null })}>
              {t('tables.video-remove')}
            </Button>
          )}
          <Button type="submit" variant="filled" disabled={!isAsleep} loading={isBusy}>
            {t('act.save')}
          </Button>
        </div>
      </form>
    </Panel>
  )
}
