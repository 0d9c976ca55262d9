declare module 'sql.js' {
  /** A database in memory. */
  export interface Database {
    run(sql: string, values?: readonly unknown[]): unknown;
    exec(sql: string): readonly { readonly values: readonly (readonly unknown[])[] }[];
    close(): void;
  }
  const initialize: () => Promise<{ readonly Database: new () => Database }>;
  export default initialize;
}
