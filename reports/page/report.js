import { readAddress } from './address.js';
import { setFilters, showLists } from './filter.js';
import { openFinding } from './finding.js';
import { listenToKeys } from './keys.js';
import { openRequirement } from './list.js';
import { showFoot, showOverview } from './overview.js';
import { data, requirementsById } from './result.js';

/** The number of findings that are opened for printing. */
const MAX_PRINTED = 200;

const findingsByPlace = new Map(data.findings.map((finding) => [finding.place, finding]));

/** Opens what the address names and brings it into view. */
function follow() {
  const { place, filters } = readAddress();
  setFilters(filters);
  const element = place === '' ? null : document.getElementById(place);
  if (element === null) return;
  if (element instanceof HTMLDetailsElement) {
    open(element);
    element.open = true;
    element.querySelector('summary')?.focus({ preventScroll: true });
  }
  element.scrollIntoView({ block: 'start' });
}

/** @param {HTMLDetailsElement} element */
function open(element) {
  const finding = findingsByPlace.get(element.id);
  const requirement = requirementsById.get(element.id);
  if (finding) openFinding(element, finding);
  else if (requirement) openRequirement(element, requirement);
}

showOverview();
showLists();
showFoot();
listenToKeys();
// The first finding is the worst, so it is open.
const first = document.querySelector('.group[data-status="fail"] .finding, .group[data-status="error"] .finding');
if (first instanceof HTMLDetailsElement) {
  open(first);
  first.open = true;
}
addEventListener('hashchange', follow);
follow();

addEventListener('beforeprint', () => {
  for (const finding of [...document.querySelectorAll('.finding')].slice(0, MAX_PRINTED)) {
    if (!(finding instanceof HTMLDetailsElement)) continue;
    open(finding);
    finding.open = true;
  }
});
performance.mark('ready');
document.documentElement.dataset['ready'] = 'true';
