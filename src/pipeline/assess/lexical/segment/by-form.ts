/**
 * What a pure function makes of each form, by its id. Texts share their list of forms, so a form is looked at once and
 * not once a book; asking again costs only the forms that are new.
 * @example byForm((form) => form.length)(tokens.forms)[tokens.tokenForm[0]!]
 */
export function byForm<T>(compute: (form: string) => T): (forms: readonly string[]) => readonly T[] {
  const known = new WeakMap<readonly string[], T[]>()
  return (forms) => {
    let values = known.get(forms)
    if (values === undefined) {
      values = []
      known.set(forms, values)
    }
    for (let id = values.length; id < forms.length; id += 1) values.push(compute(forms[id]!))
    return values
  }
}
