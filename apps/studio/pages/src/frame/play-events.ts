/** One handler for every type of event: a missing one does not compile. */
export type Handlers<Event extends { readonly type: string }> = {
  readonly [Type in Event['type']]: (event: Extract<Event, { type: Type }>) => Promise<void> | void
}

/** Shows the events in their order, each to its end. What is shown comes from the events alone. */
export async function playEvents<Event extends { readonly type: string }>(
  events: readonly Event[],
  handlers: Handlers<Event>,
): Promise<void> {
  for (const event of events) {
    const handle = handlers[event.type as Event['type']] as (event: Event) => Promise<void> | void
    await handle(event)
  }
}
