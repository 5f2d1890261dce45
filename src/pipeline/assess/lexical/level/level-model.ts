/** A linear combination: intercept plus coefficient times feature, by name. */
export type LinearModel = { intercept: number; coefficients: Readonly<Record<string, number>> }

/** The value of a model; a feature the model does not know counts nothing, one that is missing throws. */
export function predict(model: LinearModel, features: Readonly<Record<string, number>>): number {
  let value = model.intercept
  for (const [name, coefficient] of Object.entries(model.coefficients)) {
    const feature = features[name]
    if (feature === undefined) throw new Error(`The level model asks for the unknown feature ${name}`)
    value += coefficient * feature
  }
  return value
}
