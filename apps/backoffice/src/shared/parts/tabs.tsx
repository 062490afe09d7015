type Tab<V extends string> = { value: V; label: string; count?: number | undefined }
type TabsProps<V extends string> = { label: string; value: V; tabs: Tab<V>[]; onChange: (value: V) => void }

/** A phone shows some of them: the chosen one is among these. */
const reveal = (tab: HTMLButtonElement | null) => tab?.scrollIntoView({ block: 'nearest', inline: 'center' })

export const Tabs = <V extends string>({ label, value, tabs, onChange }: TabsProps<V>) => (
  <div className="tabs" role="tablist" aria-label={label}>
    {tabs.map((tab, at) => (
      <button
        key={tab.value}
        ref={tab.value === value ? reveal : null}
        type="button"
        role="tab"
        aria-selected={tab.value === value}
        tabIndex={tab.value === value ? 0 : -1}
        onClick={() => onChange(tab.value)}
        onKeyDown={(event) => {
          const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
          const next = tabs[at + step]
          if (step === 0 || !next) return
          onChange(next.value)
          const siblings = event.currentTarget.parentElement?.querySelectorAll('button')
          siblings?.[at + step]?.focus()
        }}
      >
        {tab.label}
        {tab.count !== undefined && <span className="num">{tab.count}</span>}
      </button>
    ))}
  </div>
)
