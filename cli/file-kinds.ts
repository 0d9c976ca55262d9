/** Whether a file holds YAML, by its name. */
export const isYaml = (file: string): boolean => /\.ya?ml$/i.test(file);
