export type Params = Record<string, string | number>

/** `{name}` is replaced by its value; `{count|game|games}` by the first word for 1, else by the second. */
export const fill = (template: string, params?: Params): string =>
  params
    ? template.replace(/\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g, (whole, name: string, one?: string, other?: string) => {
        const value = params[name]
        if (value === undefined) return whole
        return one === undefined ? String(value) : Number(value) === 1 ? one : (other ?? '')
      })
    : template
