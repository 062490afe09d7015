import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { type MailingKind, mailingKinds } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useState } from 'react'
import { languageNames } from '../../shared/language-names.ts'
import { Tabs } from '../../shared/parts/tabs.tsx'
import { missingIn, type Tongue, tongues, type Written } from './mailing.rules.ts'
import './messages.css'

type Props<W extends Written> = { draft: W; wasTried: boolean; onChange: (changes: Partial<Written>) => void }

/** Title and text in three languages, with how a member sees them. */
export const WrittenFields = <W extends Written>({ draft, wasTried, onChange }: Props<W>) => {
  const t = useText('office')
  const say = useText('office-messages')
  const [tongue, setTongue] = useState<Tongue>('ko')
  const missing = wasTried ? missingIn(draft) : []
  const [title, text] = [draft.title[tongue], draft.text[tongue]]
  const errorOf = (value: string) => wasTried && value.trim() === '' && t('form.required')
  const lang = tongue === 'vn' ? 'vi' : tongue
  return (
    <>
      <NativeSelect
        label={say('kind')}
        description={say(`kind.${draft.kind}-hint`)}
        data={mailingKinds.map((kind) => ({ value: kind, label: say(`kind.${kind}`) }))}
        value={draft.kind}
        onChange={({ currentTarget: { value } }) => onChange({ kind: value as MailingKind })}
      />
      <Tabs
        label={t('bar.language')}
        value={tongue}
        onChange={setTongue}
        tabs={tongues.map((each) => ({
          value: each,
          label: `${t(languageNames[each])}${missing.includes(each) ? ' *' : ''}`,
        }))}
      />
      <TextInput
        label={say('title')}
        lang={lang}
        maxLength={100}
        value={title}
        error={errorOf(title)}
        onChange={({ currentTarget: { value } }) => onChange({ title: { ...draft.title, [tongue]: value } })}
      />
      <Textarea
        label={say('text')}
        lang={lang}
        rows={6}
        maxLength={2_000}
        value={text}
        error={errorOf(text)}
        onChange={({ currentTarget: { value } }) => onChange({ text: { ...draft.text, [tongue]: value } })}
      />
      <figure className="message-preview">
        <figcaption className="quiet">{say('preview')}</figcaption>
        <div lang={lang}>
          <small>{say(`tag.${draft.kind}`)}</small>
          <b>{title || say('title')}</b>
          <p>{text || say('text')}</p>
        </div>
      </figure>
    </>
  )
}
