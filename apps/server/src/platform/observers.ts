/**
 * What a module lets others observe inside its transactions, by name. Each such module widens it in a file of its own by declaration merging:
 * `interface Observers { wagers: WagerObserver }`. Who observes says so in its `module.ts`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Observers {}

/** In the order of the modules. */
export type ObserverTable = { readonly [N in keyof Observers]?: readonly Observers[N][] }

/** Every module's observers. */
export const observersOf = (modules: readonly { observers?: ObserverTable }[]): ObserverTable => {
  const all: Record<string, unknown[]> = {}
  for (const { observers = {} } of modules)
    for (const [name, ones] of Object.entries(observers)) all[name] = [...(all[name] ?? []), ...(ones as unknown[])]
  return all as ObserverTable
}
