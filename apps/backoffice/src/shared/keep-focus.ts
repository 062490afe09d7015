/**
 * A button that is pressed is off while its call runs, and so loses the focus. Once it can be pressed again it has it back, unless something else has taken it.
 */
export const keepFocusOfBusyButtons = (): void => {
  let last: EventTarget | null = null
  document.addEventListener('focusin', ({ target }) => {
    last = target
  })
  new MutationObserver((changes) => {
    for (const { target } of changes)
      if (
        target === last &&
        target instanceof HTMLButtonElement &&
        !target.disabled &&
        document.activeElement === document.body
      )
        target.focus()
  }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['disabled'] })
}
