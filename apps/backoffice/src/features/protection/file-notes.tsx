import { Button, Textarea } from '@mantine/core'
import { useText } from '@maru/i18n/react'
import { type FormEvent, useState } from 'react'
import { Empty } from '../../shared/parts/asking.tsx'
import { Chip } from '../../shared/parts/chip.tsx'
import { Modal } from '../../shared/parts/dialog.tsx'
import { When } from '../../shared/parts/when.tsx'
import { type ProtectionFile, useAddNote } from './calls/protection.ts'
import { FilePart } from './file-part.tsx'

type Note = ProtectionFile['notes'][number]
type Kind = 'note' | 'contact'
const tones = { note: 'plain', contact: 'ok', 'help-asked': 'warn' } as const

/** What staff noted, when they spoke with the member, and when it asked for that. */
export const FileNotes = ({ memberId, notes, mayDecide }: { memberId: number; notes: Note[]; mayDecide: boolean }) => {
  const t = useText('care')
  const [kind, setKind] = useState<Kind>()
  return (
    <FilePart
      title={t('file.notes')}
      head={
        mayDecide && (
          <>
            <Button size="compact-sm" onClick={() => setKind('note')}>
              {t('note.addNote')}
            </Button>
            <Button size="compact-sm" onClick={() => setKind('contact')}>
              {t('note.addContact')}
            </Button>
          </>
        )
      }
    >
      {notes.length === 0 ? (
        <Empty title={t('file.noNotes')} />
      ) : (
        <ul className="protection-notes">
          {notes.map((note) => (
            <li key={`${note.at} ${note.kind} ${note.text}`}>
              <span className="row">
                <Chip tone={tones[note.kind]}>{t(`note.${note.kind}`)}</Chip>
                <b>{note.staffName || t('file.byMember')}</b>
                <When at={note.at} />
              </span>
              {note.text && <p>{note.text}</p>}
              {note.score !== null && (
                <p className="num">
                  {t('help.score')} {t('help.of', { score: note.score })}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
      {kind && <NoteModal memberId={memberId} kind={kind} onClose={() => setKind(undefined)} />}
    </FilePart>
  )
}

const LEAST = 2
const LONGEST = 1_000

const NoteModal = ({ memberId, kind, onClose }: { memberId: number; kind: Kind; onClose: () => void }) => {
  const t = useText('care')
  const sayOffice = useText('office')
  const add = useAddNote()
  const [text, setText] = useState('')
  const isReady = text.trim().length >= LEAST
  const title = t(kind === 'note' ? 'note.addNote' : 'note.addContact')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady && !add.isPending) add.mutate({ params: { memberId }, body: { kind, text } }, { onSuccess: onClose })
  }
  return (
    <Modal opened onClose={onClose} title={title}>
      <form className="form" noValidate onSubmit={submit}>
        <Textarea
          data-autofocus
          label={t('note.text')}
          description={t('note.textHint')}
          rows={5}
          maxLength={LONGEST}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <div className="form-actions">
          <Button onClick={onClose}>{sayOffice('act.cancel')}</Button>
          <Button type="submit" variant="filled" disabled={!isReady} loading={add.isPending}>
            {sayOffice('act.save')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
