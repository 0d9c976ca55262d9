import { expect, test } from 'vitest';
import { check } from './checker.ts';
import type { Options } from './options.ts';
import { generateCode } from './codegen.ts';

/*
 * What is written for an expression: the constants, and the code behind `"use strict";`. That the code means what the
 * evaluator means is for other tests; these hold what it owes its speed to: where loops end, what is compared as text,
 * and what is left to the runtime.
 */
// prettier-ignore
const WRITTEN: readonly (readonly [expression: string, options: Options, constants: readonly string[], code: string])[] = [
  ['is hidden', {}, [],
    `` + '\n' +
    `return function(r){return r["is hidden"]===true;};`],
  ['text contains "a"', {}, ['a'],
    `const text=R.text,k0=K[0];` + '\n' +
    `return function(r){let t0,t1,t2;return ((t1=(typeof(t0=r["text"])==="string"?t0:text(t0)))!==undefined&&t1.includes(k0));};`],
  ['text contains context', {}, [],
    `const text=R.text;` + '\n' +
    `return function(r){let t0,t1,t2,t3;return ((t2=(typeof(t0=r["text"])==="string"?t0:text(t0)))!==undefined&&(t3=(typeof(t1=r["context"])==="string"?t1:text(t1)))!==undefined&&t2.includes(t3));};`],
  ['"abc" contains text', {}, ['abc'],
    `const text=R.text,k0=K[0];` + '\n' +
    `return function(r){let t0,t1,t2;return ((t1=k0,true)&&(t2=(typeof(t0=r["text"])==="string"?t0:text(t0)))!==undefined&&t1.includes(t2));};`],
  ['title of file = "a"', {}, ['a'],
    `const text=R.text,none=R.none,k0=K[0];` + '\n' +
    `return function(r){let t0;return (typeof(t0=(r["file"]??none)["title"])==="string"?t0:text(t0))===k0;};`],
  ['id of file = 7', {}, ['7'],
    `const none=R.none,k0=K[0];` + '\n' +
    `return function(r){let t0;return (typeof(t0=(r["file"]??none)["id"])==="number"?t0:undefined)===k0;};`],
  ['max length + 1 > 5', {}, ['1','5'],
    `const k0=K[0],k1=K[1];` + '\n' +
    `return function(r){let t0,t1;return ((t1=(typeof(t0=r["max length"])==="number"?t0:undefined)+k0)===t1?t1:undefined)>k1;};`],
  ["added < '2024-01-01 00:00:00'", {}, ['spaced 2024-01-01 00:00:00','instant 2024-01-01 00:00:00'],
    `const instant=R.instant,isSpaced=R.isSpaced,k0=K[0],k1=K[1];` + '\n' +
    `return function(r){let t0;return (typeof(t0=r["added"])==="string"&&t0.length===19?t0<k0&&isSpaced(t0):instant(t0)<k1);};`],
  ["added >= '2024-01-01 00:00:00'", {}, ['spaced 2024-01-01 00:00:00','instant 2024-01-01 00:00:00'],
    `const instant=R.instant,isSpaced=R.isSpaced,k0=K[0],k1=K[1];` + '\n' +
    `return function(r){let t0;return (typeof(t0=r["added"])==="string"&&t0.length===19?t0>=k0&&isSpaced(t0):instant(t0)>=k1);};`],
  ["added = '2024-01-01 00:00:00'", {}, ['spaced 2024-01-01 00:00:00','instant 2024-01-01 00:00:00'],
    `const instant=R.instant,k0=K[0],k1=K[1];` + '\n' +
    `return function(r){let t0;return (typeof(t0=r["added"])==="string"&&t0.length===19?t0===k0:instant(t0)===k1);};`],
  ["added != '2024-01-01 00:00:00'", {}, ['spaced 2024-01-01 00:00:00','instant 2024-01-01 00:00:00'],
    `const instant=R.instant,k0=K[0],k1=K[1];` + '\n' +
    `return function(r){let t0;return (typeof(t0=r["added"])==="string"&&t0.length===19?t0!==k0:instant(t0)!==k1);};`],
  ["added < 'today'", {}, ['spaced today','instant today'],
    `const instant=R.instant,isSpaced=R.isSpaced,k0=K[0],k1=K[1];` + '\n' +
    `return function(r){let t0;return (typeof(t0=r["added"])==="string"&&t0.length===19?t0<k0&&isSpaced(t0):instant(t0)<k1);};`],
  ["added < 'today'", {semantics: {today: 'now'}}, ['instant today'],
    `const instant=R.instant,k0=K[0];` + '\n' +
    `return function(r){let t0;return instant(r["added"])<k0;};`],
  ["added < 'today'", {semantics: {today: 'whole-day'}}, ['spaced today','instant today'],
    `const instant=R.instant,isSpaced=R.isSpaced,k0=K[0],k1=K[1];` + '\n' +
    `return function(r){let t0;return (typeof(t0=r["added"])==="string"&&t0.length===19?t0<k0&&isSpaced(t0):instant(t0)<k1);};`],
  ["added = 'today'", {semantics: {today: 'whole-day'}}, ['day','next day'],
    `const instant=R.instant,k0=K[0],k1=K[1];` + '\n' +
    `return function(r){let t0,t1;return ((t0=instant(r["added"]))>=k0&&t0<k1);};`],
  ["added != 'today'", {semantics: {today: 'whole-day'}}, ['day','next day'],
    `const instant=R.instant,k0=K[0],k1=K[1];` + '\n' +
    `return function(r){let t0,t1;return !((t0=instant(r["added"]))>=k0&&t0<k1);};`],
  ["'today' = added", {semantics: {today: 'whole-day'}}, ['day','next day'],
    `const instant=R.instant,k0=K[0],k1=K[1];` + '\n' +
    `return function(r){let t0,t1;return ((t0=instant(r["added"]))>=k0&&t0<k1);};`],
  ["added < '2024-01-01 00:00:00'", {semantics: {'date-zone':'Europe/Kyiv'}}, ['instant 2024-01-01 00:00:00'],
    `const instant=R.instant,k0=K[0];` + '\n' +
    `return function(r){let t0;return instant(r["added"])<k0;};`],
  ["added between '2024-01-01 00:00:00' and '2024-02-01 00:00:00'", {}, ['spaced 2024-01-01 00:00:00','spaced 2024-02-01 00:00:00','instant 2024-01-01 00:00:00','instant 2024-02-01 00:00:00'],
    `const instant=R.instant,isSpaced=R.isSpaced,k0=K[0],k1=K[1],k2=K[2],k3=K[3];` + '\n' +
    `return function(r){let t0,t1;return (typeof(t0=r["added"])==="string"&&t0.length===19?t0>=k0&&t0<=k1&&isSpaced(t0):(t1=instant(t0),t1>=k2&&t1<=k3));};`],
  ["added between '2024-01-01 00:00:00' and 'today'", {}, ['spaced 2024-01-01 00:00:00','spaced today','instant 2024-01-01 00:00:00','instant today'],
    `const instant=R.instant,isSpaced=R.isSpaced,k0=K[0],k1=K[1],k2=K[2],k3=K[3];` + '\n' +
    `return function(r){let t0,t1;return (typeof(t0=r["added"])==="string"&&t0.length===19?t0>=k0&&t0<=k1&&isSpaced(t0):(t1=instant(t0),t1>=k2&&t1<=k3));};`],
  ["added between '2024-01-01 00:00:00' and '2024-02-01 00:00:00'", {semantics: {'between-bounds':'excluded'}}, ['spaced 2024-01-01 00:00:00','spaced 2024-02-01 00:00:00','instant 2024-01-01 00:00:00','instant 2024-02-01 00:00:00'],
    `const instant=R.instant,isSpaced=R.isSpaced,k0=K[0],k1=K[1],k2=K[2],k3=K[3];` + '\n' +
    `return function(r){let t0,t1;return (typeof(t0=r["added"])==="string"&&t0.length===19?t0>k0&&t0<k1&&isSpaced(t0):(t1=instant(t0),t1>k2&&t1<k3));};`],
  ["added between '2024-01-01 00:00:00' and '2024-02-01 00:00:00'", {semantics: {'between-bounds':'swapped'}}, ['instant 2024-01-01 00:00:00','instant 2024-02-01 00:00:00'],
    `const instant=R.instant,k0=K[0],k1=K[1];` + '\n' +
    `return function(r){let t0,t1,t2,t3;return (t1=instant(r["added"]),t2=k0,t3=k1,(t1>=t2&&t1<=t3||t1<=t2&&t1>=t3));};`],
  ["added between added and '2024-02-01 00:00:00'", {}, ['spaced 2024-02-01 00:00:00','instant 2024-02-01 00:00:00'],
    `const instant=R.instant,k0=K[0],k1=K[1];` + '\n' +
    `return function(r){let t0,t1,t2,t3,t4;return (t2=instant(r["added"]),t3=instant(r["added"]),t4=k1,t2>=t3&&t2<=t4);};`],
  ["createdAt < '2024-01-01 00:00:00'", {context: 'glossary-term'}, ['instant 2024-01-01 00:00:00'],
    `const instant=R.instant,k0=K[0];` + '\n' +
    `return function(r){let t0;return instant(r["createdAt"])<k0;};`],
  ['count of translations = 2', {}, ['2'],
    `const list=R.list,k0=K[0];` + '\n' +
    `return function(r){let t0;return (Array.isArray(t0=r["translations"])?t0:list(t0)).length===k0;};`],
  ['count of translations = 2', {semantics: {'plural-count':'one'}}, ['2'],
    `const list=R.list,count=R.count,k0=K[0];` + '\n' +
    `return function(r){let t0;return count((Array.isArray(t0=r["translations"])?t0:list(t0)))===k0;};`],
  ['count of translations where (user = 1) = 2', {}, ['2','1'],
    `const list=R.list,none=R.none,k0=K[0],k1=K[1];function f0(a){let t2;let n=0;for(let i=0;i<a.length;i++){const e1=a[i]??none;if(((typeof(t2=e1["user"])==="number"?t2:undefined)===k1)){if(++n>k0)break}}return n;}` + '\n' +
    `return function(r){let t3;return f0((Array.isArray(t3=r["translations"])?t3:list(t3)))===k0;};`],
  ['count of translations where (user = 1) >= 2', {}, ['2','1'],
    `const list=R.list,none=R.none,k0=K[0],k1=K[1];function f0(a){let t2;let n=0;for(let i=0;i<a.length;i++){const e1=a[i]??none;if(((typeof(t2=e1["user"])==="number"?t2:undefined)===k1)){if(++n>=k0)break}}return n;}` + '\n' +
    `return function(r){let t3;return f0((Array.isArray(t3=r["translations"])?t3:list(t3)))>=k0;};`],
  ['count of translations where (user = 1) < 2', {}, ['2','1'],
    `const list=R.list,none=R.none,k0=K[0],k1=K[1];function f0(a){let t2;let n=0;for(let i=0;i<a.length;i++){const e1=a[i]??none;if(((typeof(t2=e1["user"])==="number"?t2:undefined)===k1)){if(++n>=k0)break}}return n;}` + '\n' +
    `return function(r){let t3;return f0((Array.isArray(t3=r["translations"])?t3:list(t3)))<k0;};`],
  ['count of translations where (user = 1) > 2', {}, ['2','1'],
    `const list=R.list,none=R.none,k0=K[0],k1=K[1];function f0(a){let t2;let n=0;for(let i=0;i<a.length;i++){const e1=a[i]??none;if(((typeof(t2=e1["user"])==="number"?t2:undefined)===k1)){if(++n>k0)break}}return n;}` + '\n' +
    `return function(r){let t3;return f0((Array.isArray(t3=r["translations"])?t3:list(t3)))>k0;};`],
  ['count of translations where (user = 1) > 2', {semantics: {'plural-count':'one'}}, ['1','2'],
    `const list=R.list,count=R.count,none=R.none,k0=K[0],k1=K[1];function f0(a){let t2;let n=[];for(let i=0;i<a.length;i++){const e1=a[i]??none;if(((typeof(t2=e1["user"])==="number"?t2:undefined)===k0))n.push(e1)}return n;}` + '\n' +
    `return function(r){let t3;return count(f0((Array.isArray(t3=r["translations"])?t3:list(t3))))>k1;};`],
  ['count of translations where (user = 1) > 2', {semantics: {division: 'zero-error'}}, ['1','2'],
    `const list=R.list,none=R.none,k0=K[0],k1=K[1];function f0(a){let t2;let n=0;for(let i=0;i<a.length;i++){const e1=a[i]??none;if(((typeof(t2=e1["user"])==="number"?t2:undefined)===k0))n++}return n;}` + '\n' +
    `return function(r){let t3;return f0((Array.isArray(t3=r["translations"])?t3:list(t3)))>k1;};`],
  ['count of translations where (user = 1) > max length', {}, ['1'],
    `const list=R.list,none=R.none,k0=K[0];function f0(a){let t2;let n=0;for(let i=0;i<a.length;i++){const e1=a[i]??none;if(((typeof(t2=e1["user"])==="number"?t2:undefined)===k0))n++}return n;}` + '\n' +
    `return function(r){let t3,t4;return f0((Array.isArray(t3=r["translations"])?t3:list(t3)))>(typeof(t4=r["max length"])==="number"?t4:undefined);};`],
  ['count of translations = count of translations where (user = 1)', {}, ['1'],
    `const list=R.list,none=R.none,k0=K[0];` + '\n' +
    `return function(r){let t2;return !(Array.isArray(t2=r["translations"])?t2:list(t2)).some(function(a0){let t1;const e0=a0??none;return !(((typeof(t1=e0["user"])==="number"?t1:undefined)===k0))});};`],
  ['count of translations where (user = 1) != count of translations', {}, ['1'],
    `const list=R.list,none=R.none,k0=K[0];` + '\n' +
    `return function(r){let t2;return (Array.isArray(t2=r["translations"])?t2:list(t2)).some(function(a0){let t1;const e0=a0??none;return !(((typeof(t1=e0["user"])==="number"?t1:undefined)===k0))});};`],
  ['count of translations > count of translations where (user = 1)', {}, ['1'],
    `const list=R.list,none=R.none,k0=K[0];function f1(a){let t3;let n=0;for(let i=0;i<a.length;i++){const e2=a[i]??none;if(((typeof(t3=e2["user"])==="number"?t3:undefined)===k0))n++}return n;}` + '\n' +
    `return function(r){let t0,t4;return (Array.isArray(t0=r["translations"])?t0:list(t0)).length>f1((Array.isArray(t4=r["translations"])?t4:list(t4)));};`],
  ['count of translations = count of labels where (id = 1)', {}, ['1'],
    `const list=R.list,none=R.none,k0=K[0];function f1(a){let t3;let n=0;for(let i=0;i<a.length;i++){const e2=a[i]??none;if(((typeof(t3=e2["id"])==="number"?t3:undefined)===k0))n++}return n;}` + '\n' +
    `return function(r){let t0,t4;return (Array.isArray(t0=r["translations"])?t0:list(t0)).length===f1((Array.isArray(t4=r["labels"])?t4:list(t4)));};`],
  ['count of translations = count of labels', {}, [],
    `const list=R.list;` + '\n' +
    `return function(r){let t0,t1;return (Array.isArray(t0=r["translations"])?t0:list(t0)).length===(Array.isArray(t1=r["labels"])?t1:list(t1)).length;};`],
  ['count of translations = count of translations where (user = 1)', {semantics: {'plural-count':'one'}}, ['1'],
    `const list=R.list,count=R.count,none=R.none,k0=K[0];function f1(a){let t3;let n=[];for(let i=0;i<a.length;i++){const e2=a[i]??none;if(((typeof(t3=e2["user"])==="number"?t3:undefined)===k0))n.push(e2)}return n;}` + '\n' +
    `return function(r){let t0,t4;return count((Array.isArray(t0=r["translations"])?t0:list(t0)))===count(f1((Array.isArray(t4=r["translations"])?t4:list(t4))));};`],
  ['count of translations = count of translations where (user = 1)', {semantics: {division: 'zero-error'}}, ['1'],
    `const list=R.list,none=R.none,k0=K[0];function f1(a){let t3;let n=0;for(let i=0;i<a.length;i++){const e2=a[i]??none;if(((typeof(t3=e2["user"])==="number"?t3:undefined)===k0))n++}return n;}` + '\n' +
    `return function(r){let t0,t4;return (Array.isArray(t0=r["translations"])?t0:list(t0)).length===f1((Array.isArray(t4=r["translations"])?t4:list(t4)));};`],
  ['count of translations where (user = 1) where (count of votes > 0) = 1', {}, ['1','1','0'],
    `const list=R.list,none=R.none,k0=K[0],k1=K[1],k2=K[2];function f0(a){let t2,t3;let n=0;for(let i=0;i<a.length;i++){const e1=a[i]??none;if(((typeof(t2=e1["user"])==="number"?t2:undefined)===k1)&&((Array.isArray(t3=e1["votes"])?t3:list(t3)).length>k2)){if(++n>k0)break}}return n;}` + '\n' +
    `return function(r){let t4;return f0((Array.isArray(t4=r["translations"])?t4:list(t4)))===k0;};`],
  ['count of translations where (count of votes where (is up and is hidden) > 0) > 0', {semantics: {'outer-members':'outer-record'}}, ['0'],
    `const list=R.list,none=R.none,k0=K[0];function f0(a,o0){let t3;let n=0;for(let i=0;i<a.length;i++){const e1=a[i]??none;if(((Array.isArray(t3=e1["votes"])?t3:list(t3)).some(function(a2){const e2=a2??none;return ((e2["is up"]===true)&&(o0["is hidden"]===true))}))){if(++n>k0)break}}return n;}` + '\n' +
    `return function(r){let t4;return f0((Array.isArray(t4=r["translations"])?t4:list(t4)),r)>k0;};`],
  ['max length / 2 > 1', {}, ['2','1'],
    `const k0=K[0],k1=K[1];` + '\n' +
    `return function(r){let t0,t1,t2,t3;return (t2=(typeof(t0=r["max length"])==="number"?t0:undefined),t3=k0,t3===0?undefined:((t1=t2/t3)===t1?t1:undefined))>k1;};`],
  ['max length / 2 > 1', {semantics: {division: 'whole'}}, ['2','1'],
    `const k0=K[0],k1=K[1];` + '\n' +
    `return function(r){let t0,t1,t2,t3;return (t2=(typeof(t0=r["max length"])==="number"?t0:undefined),t3=k0,t3===0?undefined:((t1=Math.trunc(t2/t3))===t1?t1:undefined))>k1;};`],
  ['max length / 2 > 1', {semantics: {division: 'zero-error'}}, ['2','node','1'],
    `const calculate=R.calculate,k0=K[0],k1=K[1],k2=K[2];` + '\n' +
    `return function(r){let t0,t1;return calculate(k1,(typeof(t0=r["max length"])==="number"?t0:undefined),k0)>k2;};`],
  ['-max length < 0', {}, ['0'],
    `const k0=K[0];` + '\n' +
    `return function(r){let t0,t1;return ((t0=-((typeof(t1=r["max length"])==="number"?t1:undefined)))===t0?t0:undefined)<k0;};`],
  ['(if is hidden then max length else 2) = 3', {}, ['2','3'],
    `const k0=K[0],k1=K[1];` + '\n' +
    `return function(r){let t0;return ((r["is hidden"]===true)?(typeof(t0=r["max length"])==="number"?t0:undefined):k0)===k1;};`],
  ['is hidden xor is duplicate', {}, [],
    `` + '\n' +
    `return function(r){return ((r["is hidden"]===true)!==(r["is duplicate"]===true));};`],
  ['not is hidden', {}, [],
    `` + '\n' +
    `return function(r){return !(r["is hidden"]===true);};`],
  ['file with (id = 1)', {}, ['1'],
    `const record=R.record,k0=K[0];` + '\n' +
    `return function(r){let t0,t1,t2;return ((t0=record(r["file"]))!==undefined&&((typeof(t1=t0["id"])==="number"?t1:undefined)===k0)?t0:undefined)!==undefined;};`],
  ['id of (file with (id = 1)) = 2', {}, ['1','2'],
    `const record=R.record,none=R.none,k0=K[0],k1=K[1];` + '\n' +
    `return function(r){let t0,t1,t2,t3;return (typeof(t3=(((t0=record(r["file"]))!==undefined&&((typeof(t1=t0["id"])==="number"?t1:undefined)===k0)?t0:undefined)??none)["id"])==="number"?t3:undefined)===k1;};`],
  ['max length between 1 and 5', {}, ['1','5'],
    `const k0=K[0],k1=K[1];` + '\n' +
    `return function(r){let t0,t1,t2,t3;return (t1=(typeof(t0=r["max length"])==="number"?t0:undefined),t2=k0,t3=k1,t1>=t2&&t1<=t3);};`],
  ['text between "a" and "b"', {}, ['a','b'],
    `const text=R.text,between=R.between,k0=K[0],k1=K[1];` + '\n' +
    `return function(r){let t0;return between((typeof(t0=r["text"])==="string"?t0:text(t0)),k0,k1);};`],
  ['text = "a"', {semantics: {'string-case':'insensitive'}}, ['a'],
    `const text=R.text,compare=R.compare,k0=K[0];` + '\n' +
    `return function(r){let t0;return compare("=",(typeof(t0=r["text"])==="string"?t0:text(t0)),k0);};`],
  ['text < "a"', {}, ['a'],
    `const text=R.text,compare=R.compare,k0=K[0];` + '\n' +
    `return function(r){let t0;return compare("<",(typeof(t0=r["text"])==="string"?t0:text(t0)),k0);};`],
  ["added < '9999-12-31T23:59:59-05:00'", {}, ['instant 9999-12-31T23:59:59-05:00'],
    `const instant=R.instant,k0=K[0];` + '\n' +
    `return function(r){let t0;return instant(r["added"])<k0;};`],
  ["added < '9999-12-31T18:59:59-05:00'", {}, ['spaced 9999-12-31T18:59:59-05:00','instant 9999-12-31T18:59:59-05:00'],
    `const instant=R.instant,isSpaced=R.isSpaced,k0=K[0],k1=K[1];` + '\n' +
    `return function(r){let t0;return (typeof(t0=r["added"])==="string"&&t0.length===19?t0<k0&&isSpaced(t0):instant(t0)<k1);};`],
  ["added < '0000-01-01T00:00:00+05:00'", {}, ['instant 0000-01-01T00:00:00+05:00'],
    `const instant=R.instant,k0=K[0];` + '\n' +
    `return function(r){let t0;return instant(r["added"])<k0;};`],
  ["added < '0000-01-01T00:00:00Z'", {}, ['spaced 0000-01-01T00:00:00Z','instant 0000-01-01T00:00:00Z'],
    `const instant=R.instant,isSpaced=R.isSpaced,k0=K[0],k1=K[1];` + '\n' +
    `return function(r){let t0;return (typeof(t0=r["added"])==="string"&&t0.length===19?t0<k0&&isSpaced(t0):instant(t0)<k1);};`],
  ["added < '2024-01-01T00:00:00.5Z'", {}, ['instant 2024-01-01T00:00:00.5Z'],
    `const instant=R.instant,k0=K[0];` + '\n' +
    `return function(r){let t0;return instant(r["added"])<k0;};`],
  ["added between '0000-01-01T00:00:00+05:00' and '2024-01-01'", {}, ['spaced 2024-01-01','instant 0000-01-01T00:00:00+05:00','instant 2024-01-01'],
    `const instant=R.instant,k0=K[0],k1=K[1],k2=K[2];` + '\n' +
    `return function(r){let t0,t1,t2,t3;return (t1=instant(r["added"]),t2=k1,t3=k2,t1>=t2&&t1<=t3);};`],
  ["'2024-01-01 00:00:00' < added", {}, ['instant 2024-01-01 00:00:00'],
    `const instant=R.instant,k0=K[0];` + '\n' +
    `return function(r){let t0;return k0<instant(r["added"]);};`],
  ['added < added', {}, [],
    `const instant=R.instant;` + '\n' +
    `return function(r){let t0,t1;return instant(r["added"])<instant(r["added"]);};`],
  ["added between 'today' and 'today'", {semantics: {today: 'now'}}, ['instant today','instant today'],
    `const instant=R.instant,k0=K[0],k1=K[1];` + '\n' +
    `return function(r){let t0,t1,t2,t3;return (t1=instant(r["added"]),t2=k0,t3=k1,t1>=t2&&t1<=t3);};`],
  ["count of languages summary where (translation updated > '2024-01-01 00:00:00') > 0", {}, ['spaced 2024-01-01 00:00:00','instant 2024-01-01 00:00:00'],
    `const list=R.list,instant=R.instant,isSpaced=R.isSpaced,none=R.none,k0=K[0],k1=K[1];` + '\n' +
    `return function(r){let t2;return (Array.isArray(t2=r["languages summary"])?t2:list(t2)).some(function(a0){let t1;const e0=a0??none;return ((typeof(t1=e0["translation updated"])==="string"&&t1.length===19?t1>k0&&isSpaced(t1):instant(t1)>k1))});};`],
  ['text = context', {}, [],
    `const text=R.text;` + '\n' +
    `return function(r){let t0,t1;return (typeof(t0=r["text"])==="string"?t0:text(t0))===(typeof(t1=r["context"])==="string"?t1:text(t1));};`],
  ['text = @language:"uk"', {}, ['mention'],
    `const text=R.text,k0=K[0];` + '\n' +
    `return function(r){let t0;return (typeof(t0=r["text"])==="string"?t0:text(t0))===k0;};`],
  ['count of translations where (language = @language:"uk") > 0', {}, ['mention'],
    `const text=R.text,list=R.list,none=R.none,k0=K[0];` + '\n' +
    `return function(r){let t2;return (Array.isArray(t2=r["translations"])?t2:list(t2)).some(function(a0){let t1;const e0=a0??none;return ((typeof(t1=e0["language"])==="string"?t1:text(t1))===k0)});};`],
  ['count of translations where (language != @language:"uk") = 0', {}, ['mention'],
    `const text=R.text,list=R.list,none=R.none,k0=K[0];` + '\n' +
    `return function(r){let t2;return !(Array.isArray(t2=r["translations"])?t2:list(t2)).some(function(a0){let t1;const e0=a0??none;return ((typeof(t1=e0["language"])==="string"?t1:text(t1))!==k0)});};`],
  ['count of translations where (user = @user:"alice") > 0', {}, ['mention'],
    `const list=R.list,none=R.none,k0=K[0];` + '\n' +
    `return function(r){let t2;return (Array.isArray(t2=r["translations"])?t2:list(t2)).some(function(a0){let t1;const e0=a0??none;return ((typeof(t1=e0["user"])==="number"?t1:undefined)===k0)});};`],
  ['count of translations where (text contains "a" or text contains "b") = 1.5', {}, ['1.5','a','b'],
    `const text=R.text,list=R.list,none=R.none,k0=K[0],k1=K[1],k2=K[2];function f0(a){let t2,t3,t4,t5,t6,t7;let n=0;for(let i=0;i<a.length;i++){const e1=a[i]??none;if(((((t3=(typeof(t2=e1["text"])==="string"?t2:text(t2)))!==undefined&&t3.includes(k1)))||(((t6=(typeof(t5=e1["text"])==="string"?t5:text(t5)))!==undefined&&t6.includes(k2))))){if(++n>k0)break}}return n;}` + '\n' +
    `return function(r){let t8;return f0((Array.isArray(t8=r["translations"])?t8:list(t8)))===k0;};`],
  ['if is hidden then is duplicate else is visible', {}, [],
    `` + '\n' +
    `return function(r){return ((r["is hidden"]===true)?(r["is duplicate"]===true):(r["is visible"]===true));};`],
  ['text contains "a"', {semantics: {'plural-text':'any'}}, ['a'],
    `const text=R.text,compare=R.compare,k0=K[0];` + '\n' +
    `return function(r){let t0;return compare("contains",(typeof(t0=r["text"])==="string"?t0:text(t0)),k0);};`],
  ['text = "a"', {semantics: {'plural-text':'any'}}, ['a'],
    `const text=R.text,compare=R.compare,k0=K[0];` + '\n' +
    `return function(r){let t0;return compare("=",(typeof(t0=r["text"])==="string"?t0:text(t0)),k0);};`],
  ['text = "a"', {semantics: {null: 'empty-text'}}, ['a'],
    `const text=R.text,k0=K[0];` + '\n' +
    `return function(r){let t0;return (typeof(t0=r["text"])==="string"?t0:text(t0))===k0;};`],
  ['text contains context', {semantics: {null: 'empty-text'}}, [],
    `const text=R.text;` + '\n' +
    `return function(r){let t0,t1,t2,t3;return ((t2=(typeof(t0=r["text"])==="string"?t0:text(t0)),true)&&t2.includes((typeof(t1=r["context"])==="string"?t1:text(t1))));};`],
  ['count of labels where (is system) = count of labels', {}, [],
    `const list=R.list,none=R.none;` + '\n' +
    `return function(r){let t1;return !(Array.isArray(t1=r["labels"])?t1:list(t1)).some(function(a0){const e0=a0??none;return !((e0["is system"]===true))});};`],
  ['count of translations where (user = 1) + 1 > 2', {}, ['1','1','2'],
    `const list=R.list,none=R.none,k0=K[0],k1=K[1],k2=K[2];function f0(a){let t2;let n=0;for(let i=0;i<a.length;i++){const e1=a[i]??none;if(((typeof(t2=e1["user"])==="number"?t2:undefined)===k0))n++}return n;}` + '\n' +
    `return function(r){let t3,t4;return ((t4=f0((Array.isArray(t3=r["translations"])?t3:list(t3)))+k1)===t4?t4:undefined)>k2;};`],
];

for (const [expression, options, constants, code] of WRITTEN) {
  test(`the code for ${expression} ${JSON.stringify(options)}`, () => {
    const checked = check(expression, { edition: 'enterprise', ...options });
    if (!checked.ok) throw new Error(JSON.stringify(checked.diagnostics));
    const generated = generateCode(checked.query);
    expect(generated.body).toBe(`"use strict";${code}`);
    expect(generated.constants.map(named)).toEqual(constants);
  });
}

function named(constant: ReturnType<typeof generateCode>['constants'][number]): string {
  switch (constant.kind) {
    case 'value':
      return String(constant.value);
    case 'instant':
    case 'spaced':
      return `${constant.kind} ${constant.text}`;
    case 'day':
      return constant.end ? 'next day' : 'day';
    default:
      return constant.kind;
  }
}
