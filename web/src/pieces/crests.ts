import cat from 'icon:cat';
import fox from 'icon:fox-head';
import frog from 'icon:frog';
import owl from 'icon:owl';
import raven from 'icon:raven';
import snake from 'icon:snake';

/** Each seat's own animal, in the order of the seats. */
export const ANIMALS: readonly string[] = [owl, raven, cat, frog, fox, snake];
