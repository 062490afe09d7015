import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useText } from '@maru/i18n/react'
import { type FormEvent, useState } from 'react'
import { digits } from '../../shared/money.ts'
import { ConfirmModal } from '../../shared/parts/confirm-modal.tsx'
import { Drawer } from '../../shared/parts/dialog.tsx'
import { AudienceFields } from './audience-fields.tsx'
import { useCountReceivers, useSendMailing, useTemplates } from './calls/messages.ts'
import { audienceOf, emptyMailing, type MailingDraft, missingIn, sendAtOf } from './mailing.rules.ts'
import { WrittenFields } from './written-fields.tsx'

/** Writes to many members. It counts them first, and asks with that number before anything is sent. `begin`: to whom, where that was chosen before. Mount it when it opens. */
export const MailingForm = ({ begin = {}, onClose }: { begin?: Partial<MailingDraft>; onClose: () => void }) => {
  const t = useText('office')
  const say = useText('office-messages')
  const templates = useTemplates().data?.rows ?? []
  const count = useCountReceivers()
  const send = useSendMailing()
  // One key for one window: a second press is the same request.
  const [requestKey] = useState(() => crypto.randomUUID())
  const [draft, setDraft] = useState<MailingDraft>({ ...emptyMailing, ...begin })
  const [wasTried, setTried] = useState(false)
  const change = (changes: Partial<MailingDraft>) => setDraft((was) => ({ ...was, ...changes }))
  const [audience, sendAt] = [audienceOf(draft), sendAtOf(draft.sendAt)]
  const isWhole = audience !== undefined && sendAt !== undefined && missingIn(draft).length === 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isWhole && !count.isPending) count.mutate({ body: { kind: draft.kind, audience } })
  }
  const found = count.data
  const { kind, title, text } = draft
  return (
    <Drawer opened onClose={onClose} position="right" size="lg" title={say('mailing.new')}>
      <form className="form" noValidate onSubmit={submit}>
        {templates.length > 0 && (
          <NativeSelect
            label={say('template')}
            data={[
              { value: '', label: say('template.none') },
              ...templates.map(({ templateId, name }) => ({ value: String(templateId), label: name })),
            ]}
            onChange={({ currentTarget: { value } }) => {
              const chosen = templates.find(({ templateId }) => String(templateId) === value)
              if (chosen) change({ kind: chosen.kind, title: chosen.title, text: chosen.text })
            }}
          />
        )}
        <AudienceFields draft={draft} wasTried={wasTried} onChange={change} />
        <WrittenFields draft={draft} wasTried={wasTried} onChange={change} />
        <TextInput
          label={say('sendAt')}
          description={say('sendAt.hint')}
          placeholder="2026.11.20 18:00"
          classNames={{ input: 'num' }}
          maxLength={20}
          autoComplete="off"
          value={draft.sendAt}
          error={wasTried && sendAt === undefined && t('moment.shape')}
          onChange={({ currentTarget: { value } }) => change({ sendAt: value })}
        />
        <div className="form-actions">
          <Button onClick={onClose}>{t('act.cancel')}</Button>
          <Button type="submit" variant="filled" loading={count.isPending}>
            {say('mailing.count')}
          </Button>
        </div>
      </form>
      {found && isWhole && (
        <ConfirmModal
          title={say('confirm.title', { count: digits(found.receivers) })}
          confirmLabel={say(sendAt === '' ? 'confirm.send' : 'confirm.plan')}
          isBusy={send.isPending}
          onConfirm={() => {
            if (found.receivers === 0) return count.reset()
            send.mutate(
              { body: { kind, title, text, audience, sendAt, expected: found.receivers, requestKey } },
              { onSuccess: onClose, onError: count.reset },
            )
          }}
          onClose={count.reset}
        >
          <p>{found.receivers === 0 ? say('confirm.nobody') : title.ko}</p>
          <p className="quiet">{sendAt === '' ? say('confirm.now') : say('confirm.later', { at: draft.sendAt })}</p>
          {kind === 'marketing' && <p className="quiet">{say('kind.marketing-hint')}</p>}
          {found.unknown.length > 0 && (
            <p className="bad">{say('confirm.unknown', { ids: found.unknown.slice(0, 20).join(', ') })}</p>
          )}
        </ConfirmModal>
      )}
    </Drawer>
  )
}
