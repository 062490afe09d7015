import { NativeSelect } from '@mantine/core'
import { htmlLang, isLanguage, languages } from '@maru/contract'
import { setLanguage, useText } from '@maru/i18n/react'
import { languageNames } from '../language-names.ts'
import { useRemembered } from '../remembered.ts'
import { language } from '../settings.ts'

export const LanguageSelect = () => {
  const t = useText('office')
  return (
    <NativeSelect
      aria-label={t('bar.language')}
      value={useRemembered(language)}
      data={languages.map((value) => ({ value, label: t(languageNames[value]) }))}
      onChange={(event) => {
        const next = event.currentTarget.value
        if (!isLanguage(next)) return
        void setLanguage(next).then(() => {
          document.documentElement.lang = htmlLang[next]
          language.set(next)
        })
      }}
    />
  )
}
