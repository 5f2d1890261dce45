/** What the tests use of it; its own types are written for another way of finding modules. */
declare module '@readium/shared' {
  export class Link {
    static deserialize(json: object): Link | undefined
    readonly href: string
    readonly type?: string
    readonly rels?: ReadonlySet<string>
    readonly templated?: boolean
    expandTemplate(parameters: Record<string, string>): Link
  }
  export class Manifest {
    static deserialize(json: object): Manifest | undefined
    readonly links: { readonly items: readonly Link[] }
    readonly metadata: {
      readonly title: { getTranslation(language: string): string }
      readonly languages?: readonly string[]
    }
  }
}
