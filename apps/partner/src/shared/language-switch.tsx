import { htmlLang, languages } from '@maru/contract/language'
import { setLanguage, useLanguage, useText } from '@maru/i18n/react'
import { cx } from '@maru/ui/cx.ts'
import { useQueryClient } from '@tanstack/react-query'

/** Texts change at once; what the server says in words is asked for again. */
export function LanguageSwitch({ className }: { className?: string }) {
  const say = useText('partner-site')
  const current = useLanguage()
  const queries = useQueryClient()
  return (
    <fieldset
      aria-label={say('language')}
      className={cx('grid grid-cols-3 rounded-control bg-surface-2 p-[3px]', className)}
    >
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={htmlLang[language]}
          aria-pressed={language === current}
          onClick={() => void setLanguage(language).then(() => queries.invalidateQueries())}
          className="grid h-[30px] place-items-center whitespace-nowrap rounded-[calc(var(--r-control)-3px)] font-semibold text-12 text-text-3 hover:text-text aria-pressed:bg-surface-3 aria-pressed:text-text touch:h-11"
        >
          {say(`language.${language}`)}
        </button>
      ))}
    </fieldset>
  )
}
