import { Textarea, TextInput } from '@mantine/core'
import { htmlLang, type Language, languages, mostContent, mostTitle } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useState } from 'react'
import { languageNames } from '../../shared/language-names.ts'
import { Tabs } from '../../shared/parts/tabs.tsx'
import { RichText, richTags } from '../content/rich-text.tsx'
import { missingIn, type Texts } from './texts-draft.ts'

export type TitledTexts = { title: Texts; html: Texts }
type Props = TitledTexts & { onChange: (texts: TitledTexts) => void; isTried: boolean }

/** A title and a text of few tags, in every language, with what a member will see. */
export const TextsFields = ({ title, html, onChange, isTried }: Props) => {
  const t = useText('office')
  const say = useText('office-boards')
  const [shown, setShown] = useState<Language>('ko')
  const missing = isTried ? missingIn(title, html) : undefined
  const wrong = (text: string) => (isTried && text.trim() === '' ? t('form.required') : undefined)
  const lang = htmlLang[shown]
  return (
    <>
      <Tabs
        label={t('bar.language')}
        value={shown}
        onChange={setShown}
        tabs={languages.map((value) => ({
          value,
          label: `${t(languageNames[value])}${missing && (title[value].trim() === '' || html[value].trim() === '') ? ' *' : ''}`,
        }))}
      />
      <TextInput
        label={t('content.title')}
        lang={lang}
        maxLength={mostTitle}
        value={title[shown]}
        error={wrong(title[shown])}
        onChange={(event) => onChange({ title: { ...title, [shown]: event.currentTarget.value }, html })}
      />
      <Textarea
        label={t('content.text')}
        lang={lang}
        rows={9}
        maxLength={mostContent}
        description={t('content.text-hint', { tags: richTags.join(' ') })}
        value={html[shown]}
        error={wrong(html[shown])}
        onChange={(event) => onChange({ title, html: { ...html, [shown]: event.currentTarget.value } })}
      />
      {html[shown].trim() !== '' && (
        <figure className="board-preview" aria-label={say('form.preview')}>
          <b>{title[shown]}</b>
          <div className="preview-text" lang={lang}>
            <RichText html={html[shown]} />
          </div>
        </figure>
      )}
    </>
  )
}
