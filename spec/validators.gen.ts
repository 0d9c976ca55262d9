// @ts-nocheck
// Generated from openapi.source.yaml and schemas/ by generate-schemas.ts.
import { createRequire } from 'node:module';
import type { Validator } from './schema-errors.ts';
import type { TokenError, ApiError, ValidationErrors, ProjectList, StringList, TranslationList, SegmentList, TermList, ListedProject, ListedString, ListedTranslation, ListedSegment, ListedTerm, Configuration, Conformance, Dataset, ExpectedFailures, JobRequest, JobResponse, Language, ModuleManifest, StringRecord, TokenRequest, TokenResponse, TranslationEntry } from './types.gen.ts';

const require = createRequire(import.meta.url);

function joined(errors, more) {
  for (const error of more) errors.push(error);
  return errors;
}


const checkTokenError = validate53;
const schema20 = {"description":"An error of the token endpoint, as RFC 6749 has it in section 5.2.","x-locspec-gap":"oauth.token-statuses","type":"object","required":["error"],"properties":{"error":{"type":"string","minLength":1},"error_description":{"type":"string"}}};
const func1 = require("ajv/dist/runtime/ucs2length").default;

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'",schema:schema20.required,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.error !== undefined){
let data0 = data.error;
if(typeof data0 === "string"){
if(func1(data0) < 1){
const err1 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema20.properties.error,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.error.type,parentSchema:schema20.properties.error,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.error_description !== undefined){
let data1 = data.error_description;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/error_description",schemaPath:"#/properties/error_description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.error_description.type,parentSchema:schema20.properties.error_description,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema20.type,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":{"error":true,"error_description":true},"dynamicProps":false,"dynamicItems":false};

const checkApiError = validate54;
const schema21 = {"description":"An error of the API.","x-locspec-gap":["errors.unauthorized","errors.forbidden","errors.not-found"],"type":"object","required":["error"],"properties":{"error":{"type":"object","required":["message","code"],"properties":{"message":{"type":"string"},"code":{"description":"The status of the answer.","type":"integer"}}}}};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate54.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'",schema:schema21.required,parentSchema:schema21,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.error !== undefined){
let data0 = data.error;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.message === undefined){
const err1 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'",schema:schema21.properties.error.required,parentSchema:schema21.properties.error,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.code === undefined){
const err2 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'",schema:schema21.properties.error.required,parentSchema:schema21.properties.error,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.message !== undefined){
let data1 = data0.message;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema21.properties.error.properties.message.type,parentSchema:schema21.properties.error.properties.message,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.code !== undefined){
let data2 = data0.code;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err4 = {instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema21.properties.error.properties.code.type,parentSchema:schema21.properties.error.properties.code,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema21.properties.error.type,parentSchema:schema21.properties.error,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema21.type,parentSchema:schema21,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

const checkValidationErrors = validate55;
const schema22 = {"description":"What is wrong with the parameters.","x-locspec-gap":"errors.validation","type":"object","required":["errors"],"properties":{"errors":{"type":"array","minItems":1,"items":{"type":"object","required":["error"],"properties":{"error":{"type":"object","required":["key","errors"],"properties":{"key":{"description":"The parameter at fault.","type":"string"},"errors":{"type":"array","minItems":1,"items":{"type":"object","required":["code","message"],"properties":{"code":{"type":"string"},"message":{"type":"string"}}}}}}}}}}};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.errors === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "errors"},message:"must have required property '"+"errors"+"'",schema:schema22.required,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.errors !== undefined){
let data0 = data.errors;
if(Array.isArray(data0)){
if(data0.length < 1){
const err1 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema22.properties.errors,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.error === undefined){
const err2 = {instancePath:instancePath+"/errors/" + i0,schemaPath:"#/properties/errors/items/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'",schema:schema22.properties.errors.items.required,parentSchema:schema22.properties.errors.items,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.error !== undefined){
let data2 = data1.error;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.key === undefined){
const err3 = {instancePath:instancePath+"/errors/" + i0+"/error",schemaPath:"#/properties/errors/items/properties/error/required",keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'",schema:schema22.properties.errors.items.properties.error.required,parentSchema:schema22.properties.errors.items.properties.error,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data2.errors === undefined){
const err4 = {instancePath:instancePath+"/errors/" + i0+"/error",schemaPath:"#/properties/errors/items/properties/error/required",keyword:"required",params:{missingProperty: "errors"},message:"must have required property '"+"errors"+"'",schema:schema22.properties.errors.items.properties.error.required,parentSchema:schema22.properties.errors.items.properties.error,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2.key !== undefined){
let data3 = data2.key;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/errors/" + i0+"/error/key",schemaPath:"#/properties/errors/items/properties/error/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema22.properties.errors.items.properties.error.properties.key.type,parentSchema:schema22.properties.errors.items.properties.error.properties.key,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data2.errors !== undefined){
let data4 = data2.errors;
if(Array.isArray(data4)){
if(data4.length < 1){
const err6 = {instancePath:instancePath+"/errors/" + i0+"/error/errors",schemaPath:"#/properties/errors/items/properties/error/properties/errors/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema22.properties.errors.items.properties.error.properties.errors,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.code === undefined){
const err7 = {instancePath:instancePath+"/errors/" + i0+"/error/errors/" + i1,schemaPath:"#/properties/errors/items/properties/error/properties/errors/items/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'",schema:schema22.properties.errors.items.properties.error.properties.errors.items.required,parentSchema:schema22.properties.errors.items.properties.error.properties.errors.items,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data5.message === undefined){
const err8 = {instancePath:instancePath+"/errors/" + i0+"/error/errors/" + i1,schemaPath:"#/properties/errors/items/properties/error/properties/errors/items/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'",schema:schema22.properties.errors.items.properties.error.properties.errors.items.required,parentSchema:schema22.properties.errors.items.properties.error.properties.errors.items,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data5.code !== undefined){
let data6 = data5.code;
if(typeof data6 !== "string"){
const err9 = {instancePath:instancePath+"/errors/" + i0+"/error/errors/" + i1+"/code",schemaPath:"#/properties/errors/items/properties/error/properties/errors/items/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema22.properties.errors.items.properties.error.properties.errors.items.properties.code.type,parentSchema:schema22.properties.errors.items.properties.error.properties.errors.items.properties.code,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data5.message !== undefined){
let data7 = data5.message;
if(typeof data7 !== "string"){
const err10 = {instancePath:instancePath+"/errors/" + i0+"/error/errors/" + i1+"/message",schemaPath:"#/properties/errors/items/properties/error/properties/errors/items/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema22.properties.errors.items.properties.error.properties.errors.items.properties.message.type,parentSchema:schema22.properties.errors.items.properties.error.properties.errors.items.properties.message,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/errors/" + i0+"/error/errors/" + i1,schemaPath:"#/properties/errors/items/properties/error/properties/errors/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema22.properties.errors.items.properties.error.properties.errors.items.type,parentSchema:schema22.properties.errors.items.properties.error.properties.errors.items,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/errors/" + i0+"/error/errors",schemaPath:"#/properties/errors/items/properties/error/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema22.properties.errors.items.properties.error.properties.errors.type,parentSchema:schema22.properties.errors.items.properties.error.properties.errors,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/errors/" + i0+"/error",schemaPath:"#/properties/errors/items/properties/error/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema22.properties.errors.items.properties.error.type,parentSchema:schema22.properties.errors.items.properties.error,data:data2};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/errors/" + i0,schemaPath:"#/properties/errors/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema22.properties.errors.items.type,parentSchema:schema22.properties.errors.items,data:data1};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema22.properties.errors.type,parentSchema:schema22.properties.errors,data:data0};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema22.type,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":{"errors":true},"dynamicProps":false,"dynamicItems":false};

const checkProjectList = validate56;
const schema23 = {"x-locspec-gap":["lists.envelope","lists.project-list"],"type":"object","required":["data","pagination"],"properties":{"data":{"type":"array","items":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/components/schemas/ListedProject"}}}},"pagination":{"$ref":"#/components/schemas/Pagination"}}};
const schema24 = {"description":"A project in its list.","x-locspec-gap":["lists.project-list","resources.other-records"],"type":"object","required":["id"],"properties":{"id":{"type":"integer"},"type":{"type":"integer"},"userId":{"type":["integer","null"]},"groupId":{"type":["integer","null"],"x-locspec-edition":"enterprise"},"sourceLanguageId":{"type":"string"},"targetLanguageIds":{"type":"array","items":{"type":"string"}},"name":{"type":"string"},"identifier":{"type":"string"},"description":{"type":["string","null"]},"visibility":{"type":"string"},"createdAt":{"$ref":"#/components/schemas/RecordDate"},"updatedAt":{"$ref":"#/components/schemas/RecordDate"},"lastActivity":{"$ref":"#/components/schemas/RecordDate"},"sourceLanguage":{"type":["object","null"]},"targetLanguages":{"type":"array","items":{"type":"object"}},"webUrl":{"type":["string","null"]}}};
const schema25 = {"description":"A date of a listed record.","x-locspec-gap":"lists.record-dates","type":["string","null"],"format":"date-time","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?(Z|[+-]\\d\\d:\\d\\d)$","examples":["2024-01-31T12:00:00+00:00"]};
const pattern3 = new RegExp("^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?(Z|[+-]\\d\\d:\\d\\d)$", "u");

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate58.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema25.type},message:"must be string,null",schema:schema25.type,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data === "string"){
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?(Z|[+-]\\d\\d:\\d\\d)$"},message:"must match pattern \""+"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?(Z|[+-]\\d\\d:\\d\\d)$"+"\"",schema:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?(Z|[+-]\\d\\d:\\d\\d)$",parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema24.required,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema24.properties.id.type,parentSchema:schema24.properties.id,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema24.properties.type.type,parentSchema:schema24.properties.type,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.userId !== undefined){
let data2 = data.userId;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
const err3 = {instancePath:instancePath+"/userId",schemaPath:"#/properties/userId/type",keyword:"type",params:{type: schema24.properties.userId.type},message:"must be integer,null",schema:schema24.properties.userId.type,parentSchema:schema24.properties.userId,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.groupId !== undefined){
let data3 = data.groupId;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
const err4 = {instancePath:instancePath+"/groupId",schemaPath:"#/properties/groupId/type",keyword:"type",params:{type: schema24.properties.groupId.type},message:"must be integer,null",schema:schema24.properties.groupId.type,parentSchema:schema24.properties.groupId,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.sourceLanguageId !== undefined){
let data4 = data.sourceLanguageId;
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/sourceLanguageId",schemaPath:"#/properties/sourceLanguageId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.properties.sourceLanguageId.type,parentSchema:schema24.properties.sourceLanguageId,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.targetLanguageIds !== undefined){
let data5 = data.targetLanguageIds;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 !== "string"){
const err6 = {instancePath:instancePath+"/targetLanguageIds/" + i0,schemaPath:"#/properties/targetLanguageIds/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.properties.targetLanguageIds.items.type,parentSchema:schema24.properties.targetLanguageIds.items,data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/targetLanguageIds",schemaPath:"#/properties/targetLanguageIds/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema24.properties.targetLanguageIds.type,parentSchema:schema24.properties.targetLanguageIds,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.name !== undefined){
let data7 = data.name;
if(typeof data7 !== "string"){
const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.properties.name.type,parentSchema:schema24.properties.name,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.identifier !== undefined){
let data8 = data.identifier;
if(typeof data8 !== "string"){
const err9 = {instancePath:instancePath+"/identifier",schemaPath:"#/properties/identifier/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.properties.identifier.type,parentSchema:schema24.properties.identifier,data:data8};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.description !== undefined){
let data9 = data.description;
if((typeof data9 !== "string") && (data9 !== null)){
const err10 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema24.properties.description.type},message:"must be string,null",schema:schema24.properties.description.type,parentSchema:schema24.properties.description,data:data9};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.visibility !== undefined){
let data10 = data.visibility;
if(typeof data10 !== "string"){
const err11 = {instancePath:instancePath+"/visibility",schemaPath:"#/properties/visibility/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.properties.visibility.type,parentSchema:schema24.properties.visibility,data:data10};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.createdAt !== undefined){
if(!(validate58(data.createdAt, {instancePath:instancePath+"/createdAt",parentData:data,parentDataProperty:"createdAt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : joined(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.updatedAt !== undefined){
if(!(validate58(data.updatedAt, {instancePath:instancePath+"/updatedAt",parentData:data,parentDataProperty:"updatedAt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : joined(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.lastActivity !== undefined){
if(!(validate58(data.lastActivity, {instancePath:instancePath+"/lastActivity",parentData:data,parentDataProperty:"lastActivity",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : joined(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.sourceLanguage !== undefined){
let data14 = data.sourceLanguage;
if((!(data14 && typeof data14 == "object" && !Array.isArray(data14))) && (data14 !== null)){
const err12 = {instancePath:instancePath+"/sourceLanguage",schemaPath:"#/properties/sourceLanguage/type",keyword:"type",params:{type: schema24.properties.sourceLanguage.type},message:"must be object,null",schema:schema24.properties.sourceLanguage.type,parentSchema:schema24.properties.sourceLanguage,data:data14};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.targetLanguages !== undefined){
let data15 = data.targetLanguages;
if(Array.isArray(data15)){
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
let data16 = data15[i1];
if(!(data16 && typeof data16 == "object" && !Array.isArray(data16))){
const err13 = {instancePath:instancePath+"/targetLanguages/" + i1,schemaPath:"#/properties/targetLanguages/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema24.properties.targetLanguages.items.type,parentSchema:schema24.properties.targetLanguages.items,data:data16};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/targetLanguages",schemaPath:"#/properties/targetLanguages/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema24.properties.targetLanguages.type,parentSchema:schema24.properties.targetLanguages,data:data15};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.webUrl !== undefined){
let data17 = data.webUrl;
if((typeof data17 !== "string") && (data17 !== null)){
const err15 = {instancePath:instancePath+"/webUrl",schemaPath:"#/properties/webUrl/type",keyword:"type",params:{type: schema24.properties.webUrl.type},message:"must be string,null",schema:schema24.properties.webUrl.type,parentSchema:schema24.properties.webUrl,data:data17};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema24.type,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":{"id":true,"type":true,"userId":true,"groupId":true,"sourceLanguageId":true,"targetLanguageIds":true,"name":true,"identifier":true,"description":true,"visibility":true,"createdAt":true,"updatedAt":true,"lastActivity":true,"sourceLanguage":true,"targetLanguages":true,"webUrl":true},"dynamicProps":false,"dynamicItems":false};

const schema26 = {"description":"Which page of a list this is. There is no total; the last page is shorter than its limit.","x-locspec-gap":"lists.pagination","type":"object","required":["offset","limit"],"properties":{"offset":{"type":"integer","minimum":0},"limit":{"type":"integer","minimum":1,"maximum":500}}};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate63.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.offset === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "offset"},message:"must have required property '"+"offset"+"'",schema:schema26.required,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.limit === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limit"},message:"must have required property '"+"limit"+"'",schema:schema26.required,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.offset !== undefined){
let data0 = data.offset;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema26.properties.offset.type,parentSchema:schema26.properties.offset,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema26.properties.offset,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.limit !== undefined){
let data1 = data.limit;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema26.properties.limit.type,parentSchema:schema26.properties.limit,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 500 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500",schema:500,parentSchema:schema26.properties.limit,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema26.properties.limit,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema26.type,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"props":{"offset":true,"limit":true},"dynamicProps":false,"dynamicItems":false};


function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'",schema:schema23.required,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.pagination === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pagination"},message:"must have required property '"+"pagination"+"'",schema:schema23.required,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.data === undefined){
const err2 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/properties/data/items/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'",schema:schema23.properties.data.items.required,parentSchema:schema23.properties.data.items,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.data !== undefined){
if(!(validate57(data1.data, {instancePath:instancePath+"/data/" + i0+"/data",parentData:data1,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : joined(vErrors, validate57.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/properties/data/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema23.properties.data.items.type,parentSchema:schema23.properties.data.items,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema23.properties.data.type,parentSchema:schema23.properties.data,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.pagination !== undefined){
if(!(validate63(data.pagination, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : joined(vErrors, validate63.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema23.type,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":{"data":true,"pagination":true},"dynamicProps":false,"dynamicItems":false};

const checkStringList = validate65;
const schema27 = {"x-locspec-gap":"lists.envelope","type":"object","required":["data","pagination"],"properties":{"data":{"type":"array","items":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/components/schemas/ListedString"}}}},"pagination":{"$ref":"#/components/schemas/Pagination"}}};
const schema28 = {"description":"A source string in its list.","x-locspec-gap":"lists.string-record","type":"object","required":["id","projectId","identifier","text","type","context","maxLength","isHidden","isDuplicate","hasPlurals","isIcu","createdAt","updatedAt","fileId"],"properties":{"id":{"type":"integer"},"projectId":{"type":"integer"},"branchId":{"type":["integer","null"]},"identifier":{"type":"string"},"text":{"description":"An object of plural forms for a plural string.","type":["string","object"],"additionalProperties":{"type":"string"}},"type":{"type":"string"},"context":{"type":["string","null"]},"maxLength":{"type":["integer","null"]},"isHidden":{"type":"boolean"},"isDuplicate":{"type":"boolean"},"masterStringId":{"type":["integer","null"]},"hasPlurals":{"type":"boolean"},"isIcu":{"type":"boolean"},"labelIds":{"type":"array","items":{"type":"integer"}},"webUrl":{"type":["string","null"]},"createdAt":{"$ref":"#/components/schemas/RecordDate"},"updatedAt":{"$ref":"#/components/schemas/RecordDate"},"fileId":{"type":["integer","null"]},"directoryId":{"type":["integer","null"]},"revision":{"type":"integer"},"fields":{"description":"Custom properties; an object, or an empty array where there are none.","x-locspec-edition":"enterprise","x-locspec-gap":"croql.fields-shape","type":["object","array"],"items":{"type":"object"}}}};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate66.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema28.required,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.projectId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'",schema:schema28.required,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.identifier === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "identifier"},message:"must have required property '"+"identifier"+"'",schema:schema28.required,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.text === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'",schema:schema28.required,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.type === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema28.required,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.context === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "context"},message:"must have required property '"+"context"+"'",schema:schema28.required,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.maxLength === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "maxLength"},message:"must have required property '"+"maxLength"+"'",schema:schema28.required,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.isHidden === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isHidden"},message:"must have required property '"+"isHidden"+"'",schema:schema28.required,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.isDuplicate === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isDuplicate"},message:"must have required property '"+"isDuplicate"+"'",schema:schema28.required,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.hasPlurals === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hasPlurals"},message:"must have required property '"+"hasPlurals"+"'",schema:schema28.required,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.isIcu === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isIcu"},message:"must have required property '"+"isIcu"+"'",schema:schema28.required,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.createdAt === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'",schema:schema28.required,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.updatedAt === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updatedAt"},message:"must have required property '"+"updatedAt"+"'",schema:schema28.required,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.fileId === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fileId"},message:"must have required property '"+"fileId"+"'",schema:schema28.required,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err14 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema28.properties.id.type,parentSchema:schema28.properties.id,data:data0};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.projectId !== undefined){
let data1 = data.projectId;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err15 = {instancePath:instancePath+"/projectId",schemaPath:"#/properties/projectId/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema28.properties.projectId.type,parentSchema:schema28.properties.projectId,data:data1};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.branchId !== undefined){
let data2 = data.branchId;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
const err16 = {instancePath:instancePath+"/branchId",schemaPath:"#/properties/branchId/type",keyword:"type",params:{type: schema28.properties.branchId.type},message:"must be integer,null",schema:schema28.properties.branchId.type,parentSchema:schema28.properties.branchId,data:data2};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.identifier !== undefined){
let data3 = data.identifier;
if(typeof data3 !== "string"){
const err17 = {instancePath:instancePath+"/identifier",schemaPath:"#/properties/identifier/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties.identifier.type,parentSchema:schema28.properties.identifier,data:data3};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.text !== undefined){
let data4 = data.text;
if((typeof data4 !== "string") && (!(data4 && typeof data4 == "object" && !Array.isArray(data4)))){
const err18 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: schema28.properties.text.type},message:"must be string,object",schema:schema28.properties.text.type,parentSchema:schema28.properties.text,data:data4};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key0 in data4){
let data5 = data4[key0];
if(typeof data5 !== "string"){
const err19 = {instancePath:instancePath+"/text/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/text/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties.text.additionalProperties.type,parentSchema:schema28.properties.text.additionalProperties,data:data5};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
}
if(data.type !== undefined){
let data6 = data.type;
if(typeof data6 !== "string"){
const err20 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties.type.type,parentSchema:schema28.properties.type,data:data6};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.context !== undefined){
let data7 = data.context;
if((typeof data7 !== "string") && (data7 !== null)){
const err21 = {instancePath:instancePath+"/context",schemaPath:"#/properties/context/type",keyword:"type",params:{type: schema28.properties.context.type},message:"must be string,null",schema:schema28.properties.context.type,parentSchema:schema28.properties.context,data:data7};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.maxLength !== undefined){
let data8 = data.maxLength;
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
const err22 = {instancePath:instancePath+"/maxLength",schemaPath:"#/properties/maxLength/type",keyword:"type",params:{type: schema28.properties.maxLength.type},message:"must be integer,null",schema:schema28.properties.maxLength.type,parentSchema:schema28.properties.maxLength,data:data8};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.isHidden !== undefined){
let data9 = data.isHidden;
if(typeof data9 !== "boolean"){
const err23 = {instancePath:instancePath+"/isHidden",schemaPath:"#/properties/isHidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema28.properties.isHidden.type,parentSchema:schema28.properties.isHidden,data:data9};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.isDuplicate !== undefined){
let data10 = data.isDuplicate;
if(typeof data10 !== "boolean"){
const err24 = {instancePath:instancePath+"/isDuplicate",schemaPath:"#/properties/isDuplicate/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema28.properties.isDuplicate.type,parentSchema:schema28.properties.isDuplicate,data:data10};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.masterStringId !== undefined){
let data11 = data.masterStringId;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
const err25 = {instancePath:instancePath+"/masterStringId",schemaPath:"#/properties/masterStringId/type",keyword:"type",params:{type: schema28.properties.masterStringId.type},message:"must be integer,null",schema:schema28.properties.masterStringId.type,parentSchema:schema28.properties.masterStringId,data:data11};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.hasPlurals !== undefined){
let data12 = data.hasPlurals;
if(typeof data12 !== "boolean"){
const err26 = {instancePath:instancePath+"/hasPlurals",schemaPath:"#/properties/hasPlurals/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema28.properties.hasPlurals.type,parentSchema:schema28.properties.hasPlurals,data:data12};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.isIcu !== undefined){
let data13 = data.isIcu;
if(typeof data13 !== "boolean"){
const err27 = {instancePath:instancePath+"/isIcu",schemaPath:"#/properties/isIcu/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema28.properties.isIcu.type,parentSchema:schema28.properties.isIcu,data:data13};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.labelIds !== undefined){
let data14 = data.labelIds;
if(Array.isArray(data14)){
const len0 = data14.length;
for(let i0=0; i0<len0; i0++){
let data15 = data14[i0];
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err28 = {instancePath:instancePath+"/labelIds/" + i0,schemaPath:"#/properties/labelIds/items/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema28.properties.labelIds.items.type,parentSchema:schema28.properties.labelIds.items,data:data15};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/labelIds",schemaPath:"#/properties/labelIds/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema28.properties.labelIds.type,parentSchema:schema28.properties.labelIds,data:data14};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.webUrl !== undefined){
let data16 = data.webUrl;
if((typeof data16 !== "string") && (data16 !== null)){
const err30 = {instancePath:instancePath+"/webUrl",schemaPath:"#/properties/webUrl/type",keyword:"type",params:{type: schema28.properties.webUrl.type},message:"must be string,null",schema:schema28.properties.webUrl.type,parentSchema:schema28.properties.webUrl,data:data16};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.createdAt !== undefined){
if(!(validate58(data.createdAt, {instancePath:instancePath+"/createdAt",parentData:data,parentDataProperty:"createdAt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : joined(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.updatedAt !== undefined){
if(!(validate58(data.updatedAt, {instancePath:instancePath+"/updatedAt",parentData:data,parentDataProperty:"updatedAt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : joined(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.fileId !== undefined){
let data19 = data.fileId;
if((!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))) && (data19 !== null)){
const err31 = {instancePath:instancePath+"/fileId",schemaPath:"#/properties/fileId/type",keyword:"type",params:{type: schema28.properties.fileId.type},message:"must be integer,null",schema:schema28.properties.fileId.type,parentSchema:schema28.properties.fileId,data:data19};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.directoryId !== undefined){
let data20 = data.directoryId;
if((!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))) && (data20 !== null)){
const err32 = {instancePath:instancePath+"/directoryId",schemaPath:"#/properties/directoryId/type",keyword:"type",params:{type: schema28.properties.directoryId.type},message:"must be integer,null",schema:schema28.properties.directoryId.type,parentSchema:schema28.properties.directoryId,data:data20};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.revision !== undefined){
let data21 = data.revision;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err33 = {instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema28.properties.revision.type,parentSchema:schema28.properties.revision,data:data21};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.fields !== undefined){
let data22 = data.fields;
if(!data22 || typeof data22 != "object"){
const err34 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: schema28.properties.fields.type},message:"must be object,array",schema:schema28.properties.fields.type,parentSchema:schema28.properties.fields,data:data22};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(Array.isArray(data22)){
const len1 = data22.length;
for(let i1=0; i1<len1; i1++){
let data23 = data22[i1];
if(!(data23 && typeof data23 == "object" && !Array.isArray(data23))){
const err35 = {instancePath:instancePath+"/fields/" + i1,schemaPath:"#/properties/fields/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema28.properties.fields.items.type,parentSchema:schema28.properties.fields.items,data:data23};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
}
}
else {
const err36 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema28.type,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"props":{"id":true,"projectId":true,"branchId":true,"identifier":true,"text":true,"type":true,"context":true,"maxLength":true,"isHidden":true,"isDuplicate":true,"masterStringId":true,"hasPlurals":true,"isIcu":true,"labelIds":true,"webUrl":true,"createdAt":true,"updatedAt":true,"fileId":true,"directoryId":true,"revision":true,"fields":true},"dynamicProps":false,"dynamicItems":false};


function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'",schema:schema27.required,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.pagination === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pagination"},message:"must have required property '"+"pagination"+"'",schema:schema27.required,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.data === undefined){
const err2 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/properties/data/items/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'",schema:schema27.properties.data.items.required,parentSchema:schema27.properties.data.items,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.data !== undefined){
if(!(validate66(data1.data, {instancePath:instancePath+"/data/" + i0+"/data",parentData:data1,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : joined(vErrors, validate66.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/properties/data/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema27.properties.data.items.type,parentSchema:schema27.properties.data.items,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema27.properties.data.type,parentSchema:schema27.properties.data,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.pagination !== undefined){
if(!(validate63(data.pagination, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : joined(vErrors, validate63.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema27.type,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":{"data":true,"pagination":true},"dynamicProps":false,"dynamicItems":false};

const checkTranslationList = validate71;
const schema29 = {"x-locspec-gap":"lists.envelope","type":"object","required":["data","pagination"],"properties":{"data":{"type":"array","items":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/components/schemas/ListedTranslation"}}}},"pagination":{"$ref":"#/components/schemas/Pagination"}}};
const schema30 = {"description":"The translation of one string in its list; of a plural string with all its forms.","x-locspec-gap":["lists.translation-record","croql.plural-count"],"type":"object","required":["stringId","contentType"],"properties":{"stringId":{"type":"integer"},"contentType":{"type":"string"}},"oneOf":[{"title":"A text","required":["translationId","text","user","createdAt"],"properties":{"translationId":{"type":"integer"},"text":{"type":"string"},"user":{"$ref":"#/components/schemas/RecordUser"},"createdAt":{"$ref":"#/components/schemas/RecordDate"},"provider":{"type":["string","null"],"x-locspec-gap":"croql.provider-values"},"isPreTranslated":{"type":"boolean"}},"unevaluatedProperties":true},{"title":"Plural forms","required":["plurals"],"properties":{"plurals":{"type":"array","items":{"type":"object","required":["translationId","text","pluralForm","user","createdAt"],"properties":{"translationId":{"type":"integer"},"text":{"type":"string"},"pluralForm":{"type":"string","x-locspec-gap":"croql.plural-form-values"},"user":{"$ref":"#/components/schemas/RecordUser"},"createdAt":{"$ref":"#/components/schemas/RecordDate"}},"unevaluatedProperties":true}}},"unevaluatedProperties":true}]};
const schema31 = {"description":"Who added a translation.","x-locspec-gap":"resources.other-records","type":["object","null"],"required":["id"],"properties":{"id":{"type":"integer"},"username":{"type":"string"},"fullName":{"type":["string","null"]},"avatarUrl":{"type":["string","null"]}}};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate73.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema31.type},message:"must be object,null",schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema31.properties.id.type,parentSchema:schema31.properties.id,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.username !== undefined){
let data1 = data.username;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.username.type,parentSchema:schema31.properties.username,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.fullName !== undefined){
let data2 = data.fullName;
if((typeof data2 !== "string") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/fullName",schemaPath:"#/properties/fullName/type",keyword:"type",params:{type: schema31.properties.fullName.type},message:"must be string,null",schema:schema31.properties.fullName.type,parentSchema:schema31.properties.fullName,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.avatarUrl !== undefined){
let data3 = data.avatarUrl;
if((typeof data3 !== "string") && (data3 !== null)){
const err5 = {instancePath:instancePath+"/avatarUrl",schemaPath:"#/properties/avatarUrl/type",keyword:"type",params:{type: schema31.properties.avatarUrl.type},message:"must be string,null",schema:schema31.properties.avatarUrl.type,parentSchema:schema31.properties.avatarUrl,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"props":{"id":true,"username":true,"fullName":true,"avatarUrl":true},"dynamicProps":false,"dynamicItems":false};


function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate72.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.translationId === undefined){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "translationId"},message:"must have required property '"+"translationId"+"'",schema:schema30.oneOf[0].required,parentSchema:schema30.oneOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.text === undefined){
const err1 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'",schema:schema30.oneOf[0].required,parentSchema:schema30.oneOf[0],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.user === undefined){
const err2 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "user"},message:"must have required property '"+"user"+"'",schema:schema30.oneOf[0].required,parentSchema:schema30.oneOf[0],data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.createdAt === undefined){
const err3 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'",schema:schema30.oneOf[0].required,parentSchema:schema30.oneOf[0],data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.translationId !== undefined){
let data0 = data.translationId;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err4 = {instancePath:instancePath+"/translationId",schemaPath:"#/oneOf/0/properties/translationId/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema30.oneOf[0].properties.translationId.type,parentSchema:schema30.oneOf[0].properties.translationId,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.text !== undefined){
let data1 = data.text;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/text",schemaPath:"#/oneOf/0/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.oneOf[0].properties.text.type,parentSchema:schema30.oneOf[0].properties.text,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.user !== undefined){
if(!(validate73(data.user, {instancePath:instancePath+"/user",parentData:data,parentDataProperty:"user",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate73.errors : joined(vErrors, validate73.errors);
errors = vErrors.length;
}
}
if(data.createdAt !== undefined){
if(!(validate58(data.createdAt, {instancePath:instancePath+"/createdAt",parentData:data,parentDataProperty:"createdAt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : joined(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.provider !== undefined){
let data4 = data.provider;
if((typeof data4 !== "string") && (data4 !== null)){
const err6 = {instancePath:instancePath+"/provider",schemaPath:"#/oneOf/0/properties/provider/type",keyword:"type",params:{type: schema30.oneOf[0].properties.provider.type},message:"must be string,null",schema:schema30.oneOf[0].properties.provider.type,parentSchema:schema30.oneOf[0].properties.provider,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.isPreTranslated !== undefined){
let data5 = data.isPreTranslated;
if(typeof data5 !== "boolean"){
const err7 = {instancePath:instancePath+"/isPreTranslated",schemaPath:"#/oneOf/0/properties/isPreTranslated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema30.oneOf[0].properties.isPreTranslated.type,parentSchema:schema30.oneOf[0].properties.isPreTranslated,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs14 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.plurals === undefined){
const err8 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "plurals"},message:"must have required property '"+"plurals"+"'",schema:schema30.oneOf[1].required,parentSchema:schema30.oneOf[1],data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.plurals !== undefined){
let data6 = data.plurals;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.translationId === undefined){
const err9 = {instancePath:instancePath+"/plurals/" + i0,schemaPath:"#/oneOf/1/properties/plurals/items/required",keyword:"required",params:{missingProperty: "translationId"},message:"must have required property '"+"translationId"+"'",schema:schema30.oneOf[1].properties.plurals.items.required,parentSchema:schema30.oneOf[1].properties.plurals.items,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data7.text === undefined){
const err10 = {instancePath:instancePath+"/plurals/" + i0,schemaPath:"#/oneOf/1/properties/plurals/items/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'",schema:schema30.oneOf[1].properties.plurals.items.required,parentSchema:schema30.oneOf[1].properties.plurals.items,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data7.pluralForm === undefined){
const err11 = {instancePath:instancePath+"/plurals/" + i0,schemaPath:"#/oneOf/1/properties/plurals/items/required",keyword:"required",params:{missingProperty: "pluralForm"},message:"must have required property '"+"pluralForm"+"'",schema:schema30.oneOf[1].properties.plurals.items.required,parentSchema:schema30.oneOf[1].properties.plurals.items,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data7.user === undefined){
const err12 = {instancePath:instancePath+"/plurals/" + i0,schemaPath:"#/oneOf/1/properties/plurals/items/required",keyword:"required",params:{missingProperty: "user"},message:"must have required property '"+"user"+"'",schema:schema30.oneOf[1].properties.plurals.items.required,parentSchema:schema30.oneOf[1].properties.plurals.items,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data7.createdAt === undefined){
const err13 = {instancePath:instancePath+"/plurals/" + i0,schemaPath:"#/oneOf/1/properties/plurals/items/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'",schema:schema30.oneOf[1].properties.plurals.items.required,parentSchema:schema30.oneOf[1].properties.plurals.items,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data7.translationId !== undefined){
let data8 = data7.translationId;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err14 = {instancePath:instancePath+"/plurals/" + i0+"/translationId",schemaPath:"#/oneOf/1/properties/plurals/items/properties/translationId/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema30.oneOf[1].properties.plurals.items.properties.translationId.type,parentSchema:schema30.oneOf[1].properties.plurals.items.properties.translationId,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data7.text !== undefined){
let data9 = data7.text;
if(typeof data9 !== "string"){
const err15 = {instancePath:instancePath+"/plurals/" + i0+"/text",schemaPath:"#/oneOf/1/properties/plurals/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.oneOf[1].properties.plurals.items.properties.text.type,parentSchema:schema30.oneOf[1].properties.plurals.items.properties.text,data:data9};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data7.pluralForm !== undefined){
let data10 = data7.pluralForm;
if(typeof data10 !== "string"){
const err16 = {instancePath:instancePath+"/plurals/" + i0+"/pluralForm",schemaPath:"#/oneOf/1/properties/plurals/items/properties/pluralForm/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.oneOf[1].properties.plurals.items.properties.pluralForm.type,parentSchema:schema30.oneOf[1].properties.plurals.items.properties.pluralForm,data:data10};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data7.user !== undefined){
if(!(validate73(data7.user, {instancePath:instancePath+"/plurals/" + i0+"/user",parentData:data7,parentDataProperty:"user",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate73.errors : joined(vErrors, validate73.errors);
errors = vErrors.length;
}
}
if(data7.createdAt !== undefined){
if(!(validate58(data7.createdAt, {instancePath:instancePath+"/plurals/" + i0+"/createdAt",parentData:data7,parentDataProperty:"createdAt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : joined(vErrors, validate58.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath:instancePath+"/plurals/" + i0,schemaPath:"#/oneOf/1/properties/plurals/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema30.oneOf[1].properties.plurals.items.type,parentSchema:schema30.oneOf[1].properties.plurals.items,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/plurals",schemaPath:"#/oneOf/1/properties/plurals/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema30.oneOf[1].properties.plurals.type,parentSchema:schema30.oneOf[1].properties.plurals,data:data6};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
var _valid0 = _errs14 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
if(props0 !== true){
props0 = true;
}
}
}
if(!valid0){
const err19 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf",schema:schema30.oneOf,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.stringId === undefined){
const err20 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stringId"},message:"must have required property '"+"stringId"+"'",schema:schema30.required,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data.contentType === undefined){
const err21 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contentType"},message:"must have required property '"+"contentType"+"'",schema:schema30.required,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.stringId = true;
props0.contentType = true;
}
if(data.stringId !== undefined){
let data13 = data.stringId;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err22 = {instancePath:instancePath+"/stringId",schemaPath:"#/properties/stringId/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema30.properties.stringId.type,parentSchema:schema30.properties.stringId,data:data13};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.contentType !== undefined){
let data14 = data.contentType;
if(typeof data14 !== "string"){
const err23 = {instancePath:instancePath+"/contentType",schemaPath:"#/properties/contentType/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.properties.contentType.type,parentSchema:schema30.properties.contentType,data:data14};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema30.type,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate72.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate72.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate71.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'",schema:schema29.required,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.pagination === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pagination"},message:"must have required property '"+"pagination"+"'",schema:schema29.required,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.data === undefined){
const err2 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/properties/data/items/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'",schema:schema29.properties.data.items.required,parentSchema:schema29.properties.data.items,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.data !== undefined){
if(!(validate72(data1.data, {instancePath:instancePath+"/data/" + i0+"/data",parentData:data1,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate72.errors : joined(vErrors, validate72.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/properties/data/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema29.properties.data.items.type,parentSchema:schema29.properties.data.items,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema29.properties.data.type,parentSchema:schema29.properties.data,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.pagination !== undefined){
if(!(validate63(data.pagination, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : joined(vErrors, validate63.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema29.type,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"props":{"data":true,"pagination":true},"dynamicProps":false,"dynamicItems":false};

const checkSegmentList = validate80;
const schema32 = {"x-locspec-gap":"lists.envelope","type":"object","required":["data","pagination"],"properties":{"data":{"type":"array","items":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/components/schemas/ListedSegment"}}}},"pagination":{"$ref":"#/components/schemas/Pagination"}}};
const schema33 = {"description":"A segment of a translation memory in its list.","x-locspec-gap":"lists.segment-record","type":"object","required":["id","records"],"properties":{"id":{"type":"integer"},"records":{"type":"array","items":{"type":"object","required":["id","languageId","text","usageCount","createdBy","updatedBy","createdAt","updatedAt"],"properties":{"id":{"type":"integer"},"languageId":{"type":["string","null"]},"text":{"type":"string"},"usageCount":{"type":"integer"},"createdBy":{"type":["integer","null"]},"updatedBy":{"type":["integer","null"]},"createdAt":{"$ref":"#/components/schemas/RecordDate"},"updatedAt":{"$ref":"#/components/schemas/RecordDate"}}}}}};

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate81.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema33.required,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.records === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "records"},message:"must have required property '"+"records"+"'",schema:schema33.required,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema33.properties.id.type,parentSchema:schema33.properties.id,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.records !== undefined){
let data1 = data.records;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.id === undefined){
const err3 = {instancePath:instancePath+"/records/" + i0,schemaPath:"#/properties/records/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema33.properties.records.items.required,parentSchema:schema33.properties.records.items,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data2.languageId === undefined){
const err4 = {instancePath:instancePath+"/records/" + i0,schemaPath:"#/properties/records/items/required",keyword:"required",params:{missingProperty: "languageId"},message:"must have required property '"+"languageId"+"'",schema:schema33.properties.records.items.required,parentSchema:schema33.properties.records.items,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2.text === undefined){
const err5 = {instancePath:instancePath+"/records/" + i0,schemaPath:"#/properties/records/items/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'",schema:schema33.properties.records.items.required,parentSchema:schema33.properties.records.items,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.usageCount === undefined){
const err6 = {instancePath:instancePath+"/records/" + i0,schemaPath:"#/properties/records/items/required",keyword:"required",params:{missingProperty: "usageCount"},message:"must have required property '"+"usageCount"+"'",schema:schema33.properties.records.items.required,parentSchema:schema33.properties.records.items,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.createdBy === undefined){
const err7 = {instancePath:instancePath+"/records/" + i0,schemaPath:"#/properties/records/items/required",keyword:"required",params:{missingProperty: "createdBy"},message:"must have required property '"+"createdBy"+"'",schema:schema33.properties.records.items.required,parentSchema:schema33.properties.records.items,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.updatedBy === undefined){
const err8 = {instancePath:instancePath+"/records/" + i0,schemaPath:"#/properties/records/items/required",keyword:"required",params:{missingProperty: "updatedBy"},message:"must have required property '"+"updatedBy"+"'",schema:schema33.properties.records.items.required,parentSchema:schema33.properties.records.items,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.createdAt === undefined){
const err9 = {instancePath:instancePath+"/records/" + i0,schemaPath:"#/properties/records/items/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'",schema:schema33.properties.records.items.required,parentSchema:schema33.properties.records.items,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2.updatedAt === undefined){
const err10 = {instancePath:instancePath+"/records/" + i0,schemaPath:"#/properties/records/items/required",keyword:"required",params:{missingProperty: "updatedAt"},message:"must have required property '"+"updatedAt"+"'",schema:schema33.properties.records.items.required,parentSchema:schema33.properties.records.items,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2.id !== undefined){
let data3 = data2.id;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err11 = {instancePath:instancePath+"/records/" + i0+"/id",schemaPath:"#/properties/records/items/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema33.properties.records.items.properties.id.type,parentSchema:schema33.properties.records.items.properties.id,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data2.languageId !== undefined){
let data4 = data2.languageId;
if((typeof data4 !== "string") && (data4 !== null)){
const err12 = {instancePath:instancePath+"/records/" + i0+"/languageId",schemaPath:"#/properties/records/items/properties/languageId/type",keyword:"type",params:{type: schema33.properties.records.items.properties.languageId.type},message:"must be string,null",schema:schema33.properties.records.items.properties.languageId.type,parentSchema:schema33.properties.records.items.properties.languageId,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.text !== undefined){
let data5 = data2.text;
if(typeof data5 !== "string"){
const err13 = {instancePath:instancePath+"/records/" + i0+"/text",schemaPath:"#/properties/records/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.properties.records.items.properties.text.type,parentSchema:schema33.properties.records.items.properties.text,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data2.usageCount !== undefined){
let data6 = data2.usageCount;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err14 = {instancePath:instancePath+"/records/" + i0+"/usageCount",schemaPath:"#/properties/records/items/properties/usageCount/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema33.properties.records.items.properties.usageCount.type,parentSchema:schema33.properties.records.items.properties.usageCount,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data2.createdBy !== undefined){
let data7 = data2.createdBy;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
const err15 = {instancePath:instancePath+"/records/" + i0+"/createdBy",schemaPath:"#/properties/records/items/properties/createdBy/type",keyword:"type",params:{type: schema33.properties.records.items.properties.createdBy.type},message:"must be integer,null",schema:schema33.properties.records.items.properties.createdBy.type,parentSchema:schema33.properties.records.items.properties.createdBy,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data2.updatedBy !== undefined){
let data8 = data2.updatedBy;
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
const err16 = {instancePath:instancePath+"/records/" + i0+"/updatedBy",schemaPath:"#/properties/records/items/properties/updatedBy/type",keyword:"type",params:{type: schema33.properties.records.items.properties.updatedBy.type},message:"must be integer,null",schema:schema33.properties.records.items.properties.updatedBy.type,parentSchema:schema33.properties.records.items.properties.updatedBy,data:data8};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data2.createdAt !== undefined){
if(!(validate58(data2.createdAt, {instancePath:instancePath+"/records/" + i0+"/createdAt",parentData:data2,parentDataProperty:"createdAt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : joined(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data2.updatedAt !== undefined){
if(!(validate58(data2.updatedAt, {instancePath:instancePath+"/records/" + i0+"/updatedAt",parentData:data2,parentDataProperty:"updatedAt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : joined(vErrors, validate58.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath:instancePath+"/records/" + i0,schemaPath:"#/properties/records/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema33.properties.records.items.type,parentSchema:schema33.properties.records.items,data:data2};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/records",schemaPath:"#/properties/records/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema33.properties.records.type,parentSchema:schema33.properties.records,data:data1};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema33.type,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate81.errors = vErrors;
return errors === 0;
}
validate81.evaluated = {"props":{"id":true,"records":true},"dynamicProps":false,"dynamicItems":false};


function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate80.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'",schema:schema32.required,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.pagination === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pagination"},message:"must have required property '"+"pagination"+"'",schema:schema32.required,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.data === undefined){
const err2 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/properties/data/items/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'",schema:schema32.properties.data.items.required,parentSchema:schema32.properties.data.items,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.data !== undefined){
if(!(validate81(data1.data, {instancePath:instancePath+"/data/" + i0+"/data",parentData:data1,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate81.errors : joined(vErrors, validate81.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/properties/data/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.properties.data.items.type,parentSchema:schema32.properties.data.items,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema32.properties.data.type,parentSchema:schema32.properties.data,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.pagination !== undefined){
if(!(validate63(data.pagination, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : joined(vErrors, validate63.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.type,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"props":{"data":true,"pagination":true},"dynamicProps":false,"dynamicItems":false};

const checkTermList = validate86;
const schema34 = {"x-locspec-gap":"lists.envelope","type":"object","required":["data","pagination"],"properties":{"data":{"type":"array","items":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/components/schemas/ListedTerm"}}}},"pagination":{"$ref":"#/components/schemas/Pagination"}}};
const schema35 = {"description":"A term of a glossary in its list.","x-locspec-gap":["lists.term-record","lists.term-values"],"type":"object","required":["id","userId","glossaryId","languageId","text","partOfSpeech","status","type","conceptId","createdAt","updatedAt"],"properties":{"id":{"type":"integer"},"userId":{"type":["integer","null"]},"glossaryId":{"type":"integer"},"languageId":{"type":["string","null"]},"text":{"type":"string"},"description":{"type":["string","null"]},"partOfSpeech":{"type":["string","null"]},"status":{"type":["string","null"]},"type":{"type":["string","null"]},"gender":{"type":["string","null"]},"note":{"type":["string","null"]},"url":{"type":["string","null"]},"conceptId":{"type":["integer","null"]},"lemma":{"type":["string","null"]},"createdAt":{"$ref":"#/components/schemas/RecordDate"},"updatedAt":{"$ref":"#/components/schemas/RecordDate"}}};

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate87.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema35.required,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.userId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "userId"},message:"must have required property '"+"userId"+"'",schema:schema35.required,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.glossaryId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "glossaryId"},message:"must have required property '"+"glossaryId"+"'",schema:schema35.required,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.languageId === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "languageId"},message:"must have required property '"+"languageId"+"'",schema:schema35.required,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.text === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'",schema:schema35.required,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.partOfSpeech === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "partOfSpeech"},message:"must have required property '"+"partOfSpeech"+"'",schema:schema35.required,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.status === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'",schema:schema35.required,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.type === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema35.required,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.conceptId === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "conceptId"},message:"must have required property '"+"conceptId"+"'",schema:schema35.required,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.createdAt === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'",schema:schema35.required,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.updatedAt === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updatedAt"},message:"must have required property '"+"updatedAt"+"'",schema:schema35.required,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err11 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema35.properties.id.type,parentSchema:schema35.properties.id,data:data0};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.userId !== undefined){
let data1 = data.userId;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
const err12 = {instancePath:instancePath+"/userId",schemaPath:"#/properties/userId/type",keyword:"type",params:{type: schema35.properties.userId.type},message:"must be integer,null",schema:schema35.properties.userId.type,parentSchema:schema35.properties.userId,data:data1};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.glossaryId !== undefined){
let data2 = data.glossaryId;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err13 = {instancePath:instancePath+"/glossaryId",schemaPath:"#/properties/glossaryId/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema35.properties.glossaryId.type,parentSchema:schema35.properties.glossaryId,data:data2};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.languageId !== undefined){
let data3 = data.languageId;
if((typeof data3 !== "string") && (data3 !== null)){
const err14 = {instancePath:instancePath+"/languageId",schemaPath:"#/properties/languageId/type",keyword:"type",params:{type: schema35.properties.languageId.type},message:"must be string,null",schema:schema35.properties.languageId.type,parentSchema:schema35.properties.languageId,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.text !== undefined){
let data4 = data.text;
if(typeof data4 !== "string"){
const err15 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.text.type,parentSchema:schema35.properties.text,data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.description !== undefined){
let data5 = data.description;
if((typeof data5 !== "string") && (data5 !== null)){
const err16 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema35.properties.description.type},message:"must be string,null",schema:schema35.properties.description.type,parentSchema:schema35.properties.description,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.partOfSpeech !== undefined){
let data6 = data.partOfSpeech;
if((typeof data6 !== "string") && (data6 !== null)){
const err17 = {instancePath:instancePath+"/partOfSpeech",schemaPath:"#/properties/partOfSpeech/type",keyword:"type",params:{type: schema35.properties.partOfSpeech.type},message:"must be string,null",schema:schema35.properties.partOfSpeech.type,parentSchema:schema35.properties.partOfSpeech,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.status !== undefined){
let data7 = data.status;
if((typeof data7 !== "string") && (data7 !== null)){
const err18 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: schema35.properties.status.type},message:"must be string,null",schema:schema35.properties.status.type,parentSchema:schema35.properties.status,data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.type !== undefined){
let data8 = data.type;
if((typeof data8 !== "string") && (data8 !== null)){
const err19 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: schema35.properties.type.type},message:"must be string,null",schema:schema35.properties.type.type,parentSchema:schema35.properties.type,data:data8};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.gender !== undefined){
let data9 = data.gender;
if((typeof data9 !== "string") && (data9 !== null)){
const err20 = {instancePath:instancePath+"/gender",schemaPath:"#/properties/gender/type",keyword:"type",params:{type: schema35.properties.gender.type},message:"must be string,null",schema:schema35.properties.gender.type,parentSchema:schema35.properties.gender,data:data9};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.note !== undefined){
let data10 = data.note;
if((typeof data10 !== "string") && (data10 !== null)){
const err21 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema35.properties.note.type},message:"must be string,null",schema:schema35.properties.note.type,parentSchema:schema35.properties.note,data:data10};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.url !== undefined){
let data11 = data.url;
if((typeof data11 !== "string") && (data11 !== null)){
const err22 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: schema35.properties.url.type},message:"must be string,null",schema:schema35.properties.url.type,parentSchema:schema35.properties.url,data:data11};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.conceptId !== undefined){
let data12 = data.conceptId;
if((!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))) && (data12 !== null)){
const err23 = {instancePath:instancePath+"/conceptId",schemaPath:"#/properties/conceptId/type",keyword:"type",params:{type: schema35.properties.conceptId.type},message:"must be integer,null",schema:schema35.properties.conceptId.type,parentSchema:schema35.properties.conceptId,data:data12};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.lemma !== undefined){
let data13 = data.lemma;
if((typeof data13 !== "string") && (data13 !== null)){
const err24 = {instancePath:instancePath+"/lemma",schemaPath:"#/properties/lemma/type",keyword:"type",params:{type: schema35.properties.lemma.type},message:"must be string,null",schema:schema35.properties.lemma.type,parentSchema:schema35.properties.lemma,data:data13};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.createdAt !== undefined){
if(!(validate58(data.createdAt, {instancePath:instancePath+"/createdAt",parentData:data,parentDataProperty:"createdAt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : joined(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.updatedAt !== undefined){
if(!(validate58(data.updatedAt, {instancePath:instancePath+"/updatedAt",parentData:data,parentDataProperty:"updatedAt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : joined(vErrors, validate58.errors);
errors = vErrors.length;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema35.type,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate87.errors = vErrors;
return errors === 0;
}
validate87.evaluated = {"props":{"id":true,"userId":true,"glossaryId":true,"languageId":true,"text":true,"description":true,"partOfSpeech":true,"status":true,"type":true,"gender":true,"note":true,"url":true,"conceptId":true,"lemma":true,"createdAt":true,"updatedAt":true},"dynamicProps":false,"dynamicItems":false};


function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate86.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'",schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.pagination === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pagination"},message:"must have required property '"+"pagination"+"'",schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.data === undefined){
const err2 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/properties/data/items/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'",schema:schema34.properties.data.items.required,parentSchema:schema34.properties.data.items,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.data !== undefined){
if(!(validate87(data1.data, {instancePath:instancePath+"/data/" + i0+"/data",parentData:data1,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate87.errors : joined(vErrors, validate87.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/properties/data/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema34.properties.data.items.type,parentSchema:schema34.properties.data.items,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema34.properties.data.type,parentSchema:schema34.properties.data,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.pagination !== undefined){
if(!(validate63(data.pagination, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : joined(vErrors, validate63.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema34.type,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate86.errors = vErrors;
return errors === 0;
}
validate86.evaluated = {"props":{"data":true,"pagination":true},"dynamicProps":false,"dynamicItems":false};

const checkListedProject = validate92;

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate92.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema24.required,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema24.properties.id.type,parentSchema:schema24.properties.id,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema24.properties.type.type,parentSchema:schema24.properties.type,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.userId !== undefined){
let data2 = data.userId;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
const err3 = {instancePath:instancePath+"/userId",schemaPath:"#/properties/userId/type",keyword:"type",params:{type: schema24.properties.userId.type},message:"must be integer,null",schema:schema24.properties.userId.type,parentSchema:schema24.properties.userId,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.groupId !== undefined){
let data3 = data.groupId;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
const err4 = {instancePath:instancePath+"/groupId",schemaPath:"#/properties/groupId/type",keyword:"type",params:{type: schema24.properties.groupId.type},message:"must be integer,null",schema:schema24.properties.groupId.type,parentSchema:schema24.properties.groupId,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.sourceLanguageId !== undefined){
let data4 = data.sourceLanguageId;
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/sourceLanguageId",schemaPath:"#/properties/sourceLanguageId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.properties.sourceLanguageId.type,parentSchema:schema24.properties.sourceLanguageId,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.targetLanguageIds !== undefined){
let data5 = data.targetLanguageIds;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 !== "string"){
const err6 = {instancePath:instancePath+"/targetLanguageIds/" + i0,schemaPath:"#/properties/targetLanguageIds/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.properties.targetLanguageIds.items.type,parentSchema:schema24.properties.targetLanguageIds.items,data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/targetLanguageIds",schemaPath:"#/properties/targetLanguageIds/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema24.properties.targetLanguageIds.type,parentSchema:schema24.properties.targetLanguageIds,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.name !== undefined){
let data7 = data.name;
if(typeof data7 !== "string"){
const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.properties.name.type,parentSchema:schema24.properties.name,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.identifier !== undefined){
let data8 = data.identifier;
if(typeof data8 !== "string"){
const err9 = {instancePath:instancePath+"/identifier",schemaPath:"#/properties/identifier/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.properties.identifier.type,parentSchema:schema24.properties.identifier,data:data8};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.description !== undefined){
let data9 = data.description;
if((typeof data9 !== "string") && (data9 !== null)){
const err10 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema24.properties.description.type},message:"must be string,null",schema:schema24.properties.description.type,parentSchema:schema24.properties.description,data:data9};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.visibility !== undefined){
let data10 = data.visibility;
if(typeof data10 !== "string"){
const err11 = {instancePath:instancePath+"/visibility",schemaPath:"#/properties/visibility/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.properties.visibility.type,parentSchema:schema24.properties.visibility,data:data10};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.createdAt !== undefined){
if(!(validate58(data.createdAt, {instancePath:instancePath+"/createdAt",parentData:data,parentDataProperty:"createdAt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : joined(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.updatedAt !== undefined){
if(!(validate58(data.updatedAt, {instancePath:instancePath+"/updatedAt",parentData:data,parentDataProperty:"updatedAt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : joined(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.lastActivity !== undefined){
if(!(validate58(data.lastActivity, {instancePath:instancePath+"/lastActivity",parentData:data,parentDataProperty:"lastActivity",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : joined(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.sourceLanguage !== undefined){
let data14 = data.sourceLanguage;
if((!(data14 && typeof data14 == "object" && !Array.isArray(data14))) && (data14 !== null)){
const err12 = {instancePath:instancePath+"/sourceLanguage",schemaPath:"#/properties/sourceLanguage/type",keyword:"type",params:{type: schema24.properties.sourceLanguage.type},message:"must be object,null",schema:schema24.properties.sourceLanguage.type,parentSchema:schema24.properties.sourceLanguage,data:data14};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.targetLanguages !== undefined){
let data15 = data.targetLanguages;
if(Array.isArray(data15)){
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
let data16 = data15[i1];
if(!(data16 && typeof data16 == "object" && !Array.isArray(data16))){
const err13 = {instancePath:instancePath+"/targetLanguages/" + i1,schemaPath:"#/properties/targetLanguages/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema24.properties.targetLanguages.items.type,parentSchema:schema24.properties.targetLanguages.items,data:data16};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/targetLanguages",schemaPath:"#/properties/targetLanguages/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema24.properties.targetLanguages.type,parentSchema:schema24.properties.targetLanguages,data:data15};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.webUrl !== undefined){
let data17 = data.webUrl;
if((typeof data17 !== "string") && (data17 !== null)){
const err15 = {instancePath:instancePath+"/webUrl",schemaPath:"#/properties/webUrl/type",keyword:"type",params:{type: schema24.properties.webUrl.type},message:"must be string,null",schema:schema24.properties.webUrl.type,parentSchema:schema24.properties.webUrl,data:data17};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema24.type,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate92.errors = vErrors;
return errors === 0;
}
validate92.evaluated = {"props":{"id":true,"type":true,"userId":true,"groupId":true,"sourceLanguageId":true,"targetLanguageIds":true,"name":true,"identifier":true,"description":true,"visibility":true,"createdAt":true,"updatedAt":true,"lastActivity":true,"sourceLanguage":true,"targetLanguages":true,"webUrl":true},"dynamicProps":false,"dynamicItems":false};

const checkListedString = validate96;

function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate96.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema28.required,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.projectId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'",schema:schema28.required,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.identifier === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "identifier"},message:"must have required property '"+"identifier"+"'",schema:schema28.required,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.text === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'",schema:schema28.required,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.type === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema28.required,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.context === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "context"},message:"must have required property '"+"context"+"'",schema:schema28.required,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.maxLength === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "maxLength"},message:"must have required property '"+"maxLength"+"'",schema:schema28.required,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.isHidden === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isHidden"},message:"must have required property '"+"isHidden"+"'",schema:schema28.required,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.isDuplicate === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isDuplicate"},message:"must have required property '"+"isDuplicate"+"'",schema:schema28.required,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.hasPlurals === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hasPlurals"},message:"must have required property '"+"hasPlurals"+"'",schema:schema28.required,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.isIcu === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isIcu"},message:"must have required property '"+"isIcu"+"'",schema:schema28.required,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.createdAt === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'",schema:schema28.required,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.updatedAt === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updatedAt"},message:"must have required property '"+"updatedAt"+"'",schema:schema28.required,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.fileId === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fileId"},message:"must have required property '"+"fileId"+"'",schema:schema28.required,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err14 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema28.properties.id.type,parentSchema:schema28.properties.id,data:data0};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.projectId !== undefined){
let data1 = data.projectId;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err15 = {instancePath:instancePath+"/projectId",schemaPath:"#/properties/projectId/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema28.properties.projectId.type,parentSchema:schema28.properties.projectId,data:data1};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.branchId !== undefined){
let data2 = data.branchId;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
const err16 = {instancePath:instancePath+"/branchId",schemaPath:"#/properties/branchId/type",keyword:"type",params:{type: schema28.properties.branchId.type},message:"must be integer,null",schema:schema28.properties.branchId.type,parentSchema:schema28.properties.branchId,data:data2};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.identifier !== undefined){
let data3 = data.identifier;
if(typeof data3 !== "string"){
const err17 = {instancePath:instancePath+"/identifier",schemaPath:"#/properties/identifier/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties.identifier.type,parentSchema:schema28.properties.identifier,data:data3};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.text !== undefined){
let data4 = data.text;
if((typeof data4 !== "string") && (!(data4 && typeof data4 == "object" && !Array.isArray(data4)))){
const err18 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: schema28.properties.text.type},message:"must be string,object",schema:schema28.properties.text.type,parentSchema:schema28.properties.text,data:data4};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key0 in data4){
let data5 = data4[key0];
if(typeof data5 !== "string"){
const err19 = {instancePath:instancePath+"/text/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/text/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties.text.additionalProperties.type,parentSchema:schema28.properties.text.additionalProperties,data:data5};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
}
if(data.type !== undefined){
let data6 = data.type;
if(typeof data6 !== "string"){
const err20 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties.type.type,parentSchema:schema28.properties.type,data:data6};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.context !== undefined){
let data7 = data.context;
if((typeof data7 !== "string") && (data7 !== null)){
const err21 = {instancePath:instancePath+"/context",schemaPath:"#/properties/context/type",keyword:"type",params:{type: schema28.properties.context.type},message:"must be string,null",schema:schema28.properties.context.type,parentSchema:schema28.properties.context,data:data7};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.maxLength !== undefined){
let data8 = data.maxLength;
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
const err22 = {instancePath:instancePath+"/maxLength",schemaPath:"#/properties/maxLength/type",keyword:"type",params:{type: schema28.properties.maxLength.type},message:"must be integer,null",schema:schema28.properties.maxLength.type,parentSchema:schema28.properties.maxLength,data:data8};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.isHidden !== undefined){
let data9 = data.isHidden;
if(typeof data9 !== "boolean"){
const err23 = {instancePath:instancePath+"/isHidden",schemaPath:"#/properties/isHidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema28.properties.isHidden.type,parentSchema:schema28.properties.isHidden,data:data9};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.isDuplicate !== undefined){
let data10 = data.isDuplicate;
if(typeof data10 !== "boolean"){
const err24 = {instancePath:instancePath+"/isDuplicate",schemaPath:"#/properties/isDuplicate/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema28.properties.isDuplicate.type,parentSchema:schema28.properties.isDuplicate,data:data10};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.masterStringId !== undefined){
let data11 = data.masterStringId;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
const err25 = {instancePath:instancePath+"/masterStringId",schemaPath:"#/properties/masterStringId/type",keyword:"type",params:{type: schema28.properties.masterStringId.type},message:"must be integer,null",schema:schema28.properties.masterStringId.type,parentSchema:schema28.properties.masterStringId,data:data11};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.hasPlurals !== undefined){
let data12 = data.hasPlurals;
if(typeof data12 !== "boolean"){
const err26 = {instancePath:instancePath+"/hasPlurals",schemaPath:"#/properties/hasPlurals/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema28.properties.hasPlurals.type,parentSchema:schema28.properties.hasPlurals,data:data12};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.isIcu !== undefined){
let data13 = data.isIcu;
if(typeof data13 !== "boolean"){
const err27 = {instancePath:instancePath+"/isIcu",schemaPath:"#/properties/isIcu/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema28.properties.isIcu.type,parentSchema:schema28.properties.isIcu,data:data13};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.labelIds !== undefined){
let data14 = data.labelIds;
if(Array.isArray(data14)){
const len0 = data14.length;
for(let i0=0; i0<len0; i0++){
let data15 = data14[i0];
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err28 = {instancePath:instancePath+"/labelIds/" + i0,schemaPath:"#/properties/labelIds/items/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema28.properties.labelIds.items.type,parentSchema:schema28.properties.labelIds.items,data:data15};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/labelIds",schemaPath:"#/properties/labelIds/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema28.properties.labelIds.type,parentSchema:schema28.properties.labelIds,data:data14};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.webUrl !== undefined){
let data16 = data.webUrl;
if((typeof data16 !== "string") && (data16 !== null)){
const err30 = {instancePath:instancePath+"/webUrl",schemaPath:"#/properties/webUrl/type",keyword:"type",params:{type: schema28.properties.webUrl.type},message:"must be string,null",schema:schema28.properties.webUrl.type,parentSchema:schema28.properties.webUrl,data:data16};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.createdAt !== undefined){
if(!(validate58(data.createdAt, {instancePath:instancePath+"/createdAt",parentData:data,parentDataProperty:"createdAt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : joined(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.updatedAt !== undefined){
if(!(validate58(data.updatedAt, {instancePath:instancePath+"/updatedAt",parentData:data,parentDataProperty:"updatedAt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : joined(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.fileId !== undefined){
let data19 = data.fileId;
if((!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))) && (data19 !== null)){
const err31 = {instancePath:instancePath+"/fileId",schemaPath:"#/properties/fileId/type",keyword:"type",params:{type: schema28.properties.fileId.type},message:"must be integer,null",schema:schema28.properties.fileId.type,parentSchema:schema28.properties.fileId,data:data19};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.directoryId !== undefined){
let data20 = data.directoryId;
if((!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))) && (data20 !== null)){
const err32 = {instancePath:instancePath+"/directoryId",schemaPath:"#/properties/directoryId/type",keyword:"type",params:{type: schema28.properties.directoryId.type},message:"must be integer,null",schema:schema28.properties.directoryId.type,parentSchema:schema28.properties.directoryId,data:data20};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.revision !== undefined){
let data21 = data.revision;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err33 = {instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema28.properties.revision.type,parentSchema:schema28.properties.revision,data:data21};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.fields !== undefined){
let data22 = data.fields;
if(!data22 || typeof data22 != "object"){
const err34 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: schema28.properties.fields.type},message:"must be object,array",schema:schema28.properties.fields.type,parentSchema:schema28.properties.fields,data:data22};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(Array.isArray(data22)){
const len1 = data22.length;
for(let i1=0; i1<len1; i1++){
let data23 = data22[i1];
if(!(data23 && typeof data23 == "object" && !Array.isArray(data23))){
const err35 = {instancePath:instancePath+"/fields/" + i1,schemaPath:"#/properties/fields/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema28.properties.fields.items.type,parentSchema:schema28.properties.fields.items,data:data23};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
}
}
else {
const err36 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema28.type,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
validate96.errors = vErrors;
return errors === 0;
}
validate96.evaluated = {"props":{"id":true,"projectId":true,"branchId":true,"identifier":true,"text":true,"type":true,"context":true,"maxLength":true,"isHidden":true,"isDuplicate":true,"masterStringId":true,"hasPlurals":true,"isIcu":true,"labelIds":true,"webUrl":true,"createdAt":true,"updatedAt":true,"fileId":true,"directoryId":true,"revision":true,"fields":true},"dynamicProps":false,"dynamicItems":false};

const checkListedTranslation = validate99;

function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate99.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.translationId === undefined){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "translationId"},message:"must have required property '"+"translationId"+"'",schema:schema30.oneOf[0].required,parentSchema:schema30.oneOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.text === undefined){
const err1 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'",schema:schema30.oneOf[0].required,parentSchema:schema30.oneOf[0],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.user === undefined){
const err2 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "user"},message:"must have required property '"+"user"+"'",schema:schema30.oneOf[0].required,parentSchema:schema30.oneOf[0],data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.createdAt === undefined){
const err3 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'",schema:schema30.oneOf[0].required,parentSchema:schema30.oneOf[0],data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.translationId !== undefined){
let data0 = data.translationId;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err4 = {instancePath:instancePath+"/translationId",schemaPath:"#/oneOf/0/properties/translationId/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema30.oneOf[0].properties.translationId.type,parentSchema:schema30.oneOf[0].properties.translationId,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.text !== undefined){
let data1 = data.text;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/text",schemaPath:"#/oneOf/0/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.oneOf[0].properties.text.type,parentSchema:schema30.oneOf[0].properties.text,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.user !== undefined){
if(!(validate73(data.user, {instancePath:instancePath+"/user",parentData:data,parentDataProperty:"user",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate73.errors : joined(vErrors, validate73.errors);
errors = vErrors.length;
}
}
if(data.createdAt !== undefined){
if(!(validate58(data.createdAt, {instancePath:instancePath+"/createdAt",parentData:data,parentDataProperty:"createdAt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : joined(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.provider !== undefined){
let data4 = data.provider;
if((typeof data4 !== "string") && (data4 !== null)){
const err6 = {instancePath:instancePath+"/provider",schemaPath:"#/oneOf/0/properties/provider/type",keyword:"type",params:{type: schema30.oneOf[0].properties.provider.type},message:"must be string,null",schema:schema30.oneOf[0].properties.provider.type,parentSchema:schema30.oneOf[0].properties.provider,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.isPreTranslated !== undefined){
let data5 = data.isPreTranslated;
if(typeof data5 !== "boolean"){
const err7 = {instancePath:instancePath+"/isPreTranslated",schemaPath:"#/oneOf/0/properties/isPreTranslated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema30.oneOf[0].properties.isPreTranslated.type,parentSchema:schema30.oneOf[0].properties.isPreTranslated,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs14 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.plurals === undefined){
const err8 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "plurals"},message:"must have required property '"+"plurals"+"'",schema:schema30.oneOf[1].required,parentSchema:schema30.oneOf[1],data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.plurals !== undefined){
let data6 = data.plurals;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.translationId === undefined){
const err9 = {instancePath:instancePath+"/plurals/" + i0,schemaPath:"#/oneOf/1/properties/plurals/items/required",keyword:"required",params:{missingProperty: "translationId"},message:"must have required property '"+"translationId"+"'",schema:schema30.oneOf[1].properties.plurals.items.required,parentSchema:schema30.oneOf[1].properties.plurals.items,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data7.text === undefined){
const err10 = {instancePath:instancePath+"/plurals/" + i0,schemaPath:"#/oneOf/1/properties/plurals/items/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'",schema:schema30.oneOf[1].properties.plurals.items.required,parentSchema:schema30.oneOf[1].properties.plurals.items,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data7.pluralForm === undefined){
const err11 = {instancePath:instancePath+"/plurals/" + i0,schemaPath:"#/oneOf/1/properties/plurals/items/required",keyword:"required",params:{missingProperty: "pluralForm"},message:"must have required property '"+"pluralForm"+"'",schema:schema30.oneOf[1].properties.plurals.items.required,parentSchema:schema30.oneOf[1].properties.plurals.items,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data7.user === undefined){
const err12 = {instancePath:instancePath+"/plurals/" + i0,schemaPath:"#/oneOf/1/properties/plurals/items/required",keyword:"required",params:{missingProperty: "user"},message:"must have required property '"+"user"+"'",schema:schema30.oneOf[1].properties.plurals.items.required,parentSchema:schema30.oneOf[1].properties.plurals.items,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data7.createdAt === undefined){
const err13 = {instancePath:instancePath+"/plurals/" + i0,schemaPath:"#/oneOf/1/properties/plurals/items/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'",schema:schema30.oneOf[1].properties.plurals.items.required,parentSchema:schema30.oneOf[1].properties.plurals.items,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data7.translationId !== undefined){
let data8 = data7.translationId;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err14 = {instancePath:instancePath+"/plurals/" + i0+"/translationId",schemaPath:"#/oneOf/1/properties/plurals/items/properties/translationId/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema30.oneOf[1].properties.plurals.items.properties.translationId.type,parentSchema:schema30.oneOf[1].properties.plurals.items.properties.translationId,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data7.text !== undefined){
let data9 = data7.text;
if(typeof data9 !== "string"){
const err15 = {instancePath:instancePath+"/plurals/" + i0+"/text",schemaPath:"#/oneOf/1/properties/plurals/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.oneOf[1].properties.plurals.items.properties.text.type,parentSchema:schema30.oneOf[1].properties.plurals.items.properties.text,data:data9};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data7.pluralForm !== undefined){
let data10 = data7.pluralForm;
if(typeof data10 !== "string"){
const err16 = {instancePath:instancePath+"/plurals/" + i0+"/pluralForm",schemaPath:"#/oneOf/1/properties/plurals/items/properties/pluralForm/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.oneOf[1].properties.plurals.items.properties.pluralForm.type,parentSchema:schema30.oneOf[1].properties.plurals.items.properties.pluralForm,data:data10};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data7.user !== undefined){
if(!(validate73(data7.user, {instancePath:instancePath+"/plurals/" + i0+"/user",parentData:data7,parentDataProperty:"user",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate73.errors : joined(vErrors, validate73.errors);
errors = vErrors.length;
}
}
if(data7.createdAt !== undefined){
if(!(validate58(data7.createdAt, {instancePath:instancePath+"/plurals/" + i0+"/createdAt",parentData:data7,parentDataProperty:"createdAt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : joined(vErrors, validate58.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath:instancePath+"/plurals/" + i0,schemaPath:"#/oneOf/1/properties/plurals/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema30.oneOf[1].properties.plurals.items.type,parentSchema:schema30.oneOf[1].properties.plurals.items,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/plurals",schemaPath:"#/oneOf/1/properties/plurals/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema30.oneOf[1].properties.plurals.type,parentSchema:schema30.oneOf[1].properties.plurals,data:data6};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
var _valid0 = _errs14 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
if(props0 !== true){
props0 = true;
}
}
}
if(!valid0){
const err19 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf",schema:schema30.oneOf,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.stringId === undefined){
const err20 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stringId"},message:"must have required property '"+"stringId"+"'",schema:schema30.required,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data.contentType === undefined){
const err21 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contentType"},message:"must have required property '"+"contentType"+"'",schema:schema30.required,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.stringId = true;
props0.contentType = true;
}
if(data.stringId !== undefined){
let data13 = data.stringId;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err22 = {instancePath:instancePath+"/stringId",schemaPath:"#/properties/stringId/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema30.properties.stringId.type,parentSchema:schema30.properties.stringId,data:data13};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.contentType !== undefined){
let data14 = data.contentType;
if(typeof data14 !== "string"){
const err23 = {instancePath:instancePath+"/contentType",schemaPath:"#/properties/contentType/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.properties.contentType.type,parentSchema:schema30.properties.contentType,data:data14};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema30.type,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate99.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate99.evaluated = {"dynamicProps":true,"dynamicItems":false};

const checkListedSegment = validate104;

function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate104.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema33.required,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.records === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "records"},message:"must have required property '"+"records"+"'",schema:schema33.required,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema33.properties.id.type,parentSchema:schema33.properties.id,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.records !== undefined){
let data1 = data.records;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.id === undefined){
const err3 = {instancePath:instancePath+"/records/" + i0,schemaPath:"#/properties/records/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema33.properties.records.items.required,parentSchema:schema33.properties.records.items,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data2.languageId === undefined){
const err4 = {instancePath:instancePath+"/records/" + i0,schemaPath:"#/properties/records/items/required",keyword:"required",params:{missingProperty: "languageId"},message:"must have required property '"+"languageId"+"'",schema:schema33.properties.records.items.required,parentSchema:schema33.properties.records.items,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2.text === undefined){
const err5 = {instancePath:instancePath+"/records/" + i0,schemaPath:"#/properties/records/items/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'",schema:schema33.properties.records.items.required,parentSchema:schema33.properties.records.items,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.usageCount === undefined){
const err6 = {instancePath:instancePath+"/records/" + i0,schemaPath:"#/properties/records/items/required",keyword:"required",params:{missingProperty: "usageCount"},message:"must have required property '"+"usageCount"+"'",schema:schema33.properties.records.items.required,parentSchema:schema33.properties.records.items,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.createdBy === undefined){
const err7 = {instancePath:instancePath+"/records/" + i0,schemaPath:"#/properties/records/items/required",keyword:"required",params:{missingProperty: "createdBy"},message:"must have required property '"+"createdBy"+"'",schema:schema33.properties.records.items.required,parentSchema:schema33.properties.records.items,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.updatedBy === undefined){
const err8 = {instancePath:instancePath+"/records/" + i0,schemaPath:"#/properties/records/items/required",keyword:"required",params:{missingProperty: "updatedBy"},message:"must have required property '"+"updatedBy"+"'",schema:schema33.properties.records.items.required,parentSchema:schema33.properties.records.items,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.createdAt === undefined){
const err9 = {instancePath:instancePath+"/records/" + i0,schemaPath:"#/properties/records/items/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'",schema:schema33.properties.records.items.required,parentSchema:schema33.properties.records.items,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2.updatedAt === undefined){
const err10 = {instancePath:instancePath+"/records/" + i0,schemaPath:"#/properties/records/items/required",keyword:"required",params:{missingProperty: "updatedAt"},message:"must have required property '"+"updatedAt"+"'",schema:schema33.properties.records.items.required,parentSchema:schema33.properties.records.items,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2.id !== undefined){
let data3 = data2.id;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err11 = {instancePath:instancePath+"/records/" + i0+"/id",schemaPath:"#/properties/records/items/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema33.properties.records.items.properties.id.type,parentSchema:schema33.properties.records.items.properties.id,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data2.languageId !== undefined){
let data4 = data2.languageId;
if((typeof data4 !== "string") && (data4 !== null)){
const err12 = {instancePath:instancePath+"/records/" + i0+"/languageId",schemaPath:"#/properties/records/items/properties/languageId/type",keyword:"type",params:{type: schema33.properties.records.items.properties.languageId.type},message:"must be string,null",schema:schema33.properties.records.items.properties.languageId.type,parentSchema:schema33.properties.records.items.properties.languageId,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.text !== undefined){
let data5 = data2.text;
if(typeof data5 !== "string"){
const err13 = {instancePath:instancePath+"/records/" + i0+"/text",schemaPath:"#/properties/records/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.properties.records.items.properties.text.type,parentSchema:schema33.properties.records.items.properties.text,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data2.usageCount !== undefined){
let data6 = data2.usageCount;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err14 = {instancePath:instancePath+"/records/" + i0+"/usageCount",schemaPath:"#/properties/records/items/properties/usageCount/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema33.properties.records.items.properties.usageCount.type,parentSchema:schema33.properties.records.items.properties.usageCount,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data2.createdBy !== undefined){
let data7 = data2.createdBy;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
const err15 = {instancePath:instancePath+"/records/" + i0+"/createdBy",schemaPath:"#/properties/records/items/properties/createdBy/type",keyword:"type",params:{type: schema33.properties.records.items.properties.createdBy.type},message:"must be integer,null",schema:schema33.properties.records.items.properties.createdBy.type,parentSchema:schema33.properties.records.items.properties.createdBy,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data2.updatedBy !== undefined){
let data8 = data2.updatedBy;
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
const err16 = {instancePath:instancePath+"/records/" + i0+"/updatedBy",schemaPath:"#/properties/records/items/properties/updatedBy/type",keyword:"type",params:{type: schema33.properties.records.items.properties.updatedBy.type},message:"must be integer,null",schema:schema33.properties.records.items.properties.updatedBy.type,parentSchema:schema33.properties.records.items.properties.updatedBy,data:data8};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data2.createdAt !== undefined){
if(!(validate58(data2.createdAt, {instancePath:instancePath+"/records/" + i0+"/createdAt",parentData:data2,parentDataProperty:"createdAt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : joined(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data2.updatedAt !== undefined){
if(!(validate58(data2.updatedAt, {instancePath:instancePath+"/records/" + i0+"/updatedAt",parentData:data2,parentDataProperty:"updatedAt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : joined(vErrors, validate58.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath:instancePath+"/records/" + i0,schemaPath:"#/properties/records/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema33.properties.records.items.type,parentSchema:schema33.properties.records.items,data:data2};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/records",schemaPath:"#/properties/records/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema33.properties.records.type,parentSchema:schema33.properties.records,data:data1};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema33.type,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate104.errors = vErrors;
return errors === 0;
}
validate104.evaluated = {"props":{"id":true,"records":true},"dynamicProps":false,"dynamicItems":false};

const checkListedTerm = validate107;

function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate107.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema35.required,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.userId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "userId"},message:"must have required property '"+"userId"+"'",schema:schema35.required,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.glossaryId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "glossaryId"},message:"must have required property '"+"glossaryId"+"'",schema:schema35.required,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.languageId === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "languageId"},message:"must have required property '"+"languageId"+"'",schema:schema35.required,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.text === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'",schema:schema35.required,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.partOfSpeech === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "partOfSpeech"},message:"must have required property '"+"partOfSpeech"+"'",schema:schema35.required,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.status === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'",schema:schema35.required,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.type === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema35.required,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.conceptId === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "conceptId"},message:"must have required property '"+"conceptId"+"'",schema:schema35.required,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.createdAt === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'",schema:schema35.required,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.updatedAt === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updatedAt"},message:"must have required property '"+"updatedAt"+"'",schema:schema35.required,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err11 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema35.properties.id.type,parentSchema:schema35.properties.id,data:data0};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.userId !== undefined){
let data1 = data.userId;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
const err12 = {instancePath:instancePath+"/userId",schemaPath:"#/properties/userId/type",keyword:"type",params:{type: schema35.properties.userId.type},message:"must be integer,null",schema:schema35.properties.userId.type,parentSchema:schema35.properties.userId,data:data1};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.glossaryId !== undefined){
let data2 = data.glossaryId;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err13 = {instancePath:instancePath+"/glossaryId",schemaPath:"#/properties/glossaryId/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema35.properties.glossaryId.type,parentSchema:schema35.properties.glossaryId,data:data2};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.languageId !== undefined){
let data3 = data.languageId;
if((typeof data3 !== "string") && (data3 !== null)){
const err14 = {instancePath:instancePath+"/languageId",schemaPath:"#/properties/languageId/type",keyword:"type",params:{type: schema35.properties.languageId.type},message:"must be string,null",schema:schema35.properties.languageId.type,parentSchema:schema35.properties.languageId,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.text !== undefined){
let data4 = data.text;
if(typeof data4 !== "string"){
const err15 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.text.type,parentSchema:schema35.properties.text,data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.description !== undefined){
let data5 = data.description;
if((typeof data5 !== "string") && (data5 !== null)){
const err16 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema35.properties.description.type},message:"must be string,null",schema:schema35.properties.description.type,parentSchema:schema35.properties.description,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.partOfSpeech !== undefined){
let data6 = data.partOfSpeech;
if((typeof data6 !== "string") && (data6 !== null)){
const err17 = {instancePath:instancePath+"/partOfSpeech",schemaPath:"#/properties/partOfSpeech/type",keyword:"type",params:{type: schema35.properties.partOfSpeech.type},message:"must be string,null",schema:schema35.properties.partOfSpeech.type,parentSchema:schema35.properties.partOfSpeech,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.status !== undefined){
let data7 = data.status;
if((typeof data7 !== "string") && (data7 !== null)){
const err18 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: schema35.properties.status.type},message:"must be string,null",schema:schema35.properties.status.type,parentSchema:schema35.properties.status,data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.type !== undefined){
let data8 = data.type;
if((typeof data8 !== "string") && (data8 !== null)){
const err19 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: schema35.properties.type.type},message:"must be string,null",schema:schema35.properties.type.type,parentSchema:schema35.properties.type,data:data8};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.gender !== undefined){
let data9 = data.gender;
if((typeof data9 !== "string") && (data9 !== null)){
const err20 = {instancePath:instancePath+"/gender",schemaPath:"#/properties/gender/type",keyword:"type",params:{type: schema35.properties.gender.type},message:"must be string,null",schema:schema35.properties.gender.type,parentSchema:schema35.properties.gender,data:data9};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.note !== undefined){
let data10 = data.note;
if((typeof data10 !== "string") && (data10 !== null)){
const err21 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema35.properties.note.type},message:"must be string,null",schema:schema35.properties.note.type,parentSchema:schema35.properties.note,data:data10};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.url !== undefined){
let data11 = data.url;
if((typeof data11 !== "string") && (data11 !== null)){
const err22 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: schema35.properties.url.type},message:"must be string,null",schema:schema35.properties.url.type,parentSchema:schema35.properties.url,data:data11};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.conceptId !== undefined){
let data12 = data.conceptId;
if((!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))) && (data12 !== null)){
const err23 = {instancePath:instancePath+"/conceptId",schemaPath:"#/properties/conceptId/type",keyword:"type",params:{type: schema35.properties.conceptId.type},message:"must be integer,null",schema:schema35.properties.conceptId.type,parentSchema:schema35.properties.conceptId,data:data12};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.lemma !== undefined){
let data13 = data.lemma;
if((typeof data13 !== "string") && (data13 !== null)){
const err24 = {instancePath:instancePath+"/lemma",schemaPath:"#/properties/lemma/type",keyword:"type",params:{type: schema35.properties.lemma.type},message:"must be string,null",schema:schema35.properties.lemma.type,parentSchema:schema35.properties.lemma,data:data13};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.createdAt !== undefined){
if(!(validate58(data.createdAt, {instancePath:instancePath+"/createdAt",parentData:data,parentDataProperty:"createdAt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : joined(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.updatedAt !== undefined){
if(!(validate58(data.updatedAt, {instancePath:instancePath+"/updatedAt",parentData:data,parentDataProperty:"updatedAt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : joined(vErrors, validate58.errors);
errors = vErrors.length;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema35.type,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate107.errors = vErrors;
return errors === 0;
}
validate107.evaluated = {"props":{"id":true,"userId":true,"glossaryId":true,"languageId":true,"text":true,"description":true,"partOfSpeech":true,"status":true,"type":true,"gender":true,"note":true,"url":true,"conceptId":true,"lemma":true,"createdAt":true,"updatedAt":true},"dynamicProps":false,"dynamicItems":false};

const checkConfiguration = validate110;
const schema41 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://locspec.dev/schemas/configuration.schema.json","title":"Configuration","description":"What `locspec.config.json` may hold. It says which service or app a run looks at and what the kit may use there.","type":"object","additionalProperties":false,"properties":{"$schema":{"type":"string"},"service":{"description":"Where the service under test answers.","type":"object","additionalProperties":false,"required":["authUrl","baseUrl"],"properties":{"authUrl":{"$ref":"#/$defs/address","description":"The authorization server, without `/oauth`."},"baseUrl":{"$ref":"#/$defs/address","description":"The API of the hosted edition, without `/api/v2`."},"enterpriseBaseUrl":{"$ref":"#/$defs/address","description":"The API of the enterprise edition, without `/api/v2`. Absent: its checks are not applicable."},"stateUrl":{"$ref":"#/$defs/address","description":"The state address, where the target can be prepared."}}},"apps":{"description":"Apps that are registered with the target already; needed only where it cannot register them by state.","type":"object","additionalProperties":false,"properties":{"confidential":{"description":"An app of the type that has a secret.","$ref":"#/$defs/app","required":["clientSecret"]},"public":{"description":"An app of the type that has none.","$ref":"#/$defs/app"}}},"scopes":{"description":"The scopes that are asked for, one at least.","type":"array","items":{"type":"string","pattern":"^\\S+$"},"minItems":1},"consent":{"description":"How the kit gets the user's decision: by the state address, or by steps in a browser. A `.ts` or `.js` file may give a function instead.","type":"object","additionalProperties":false,"required":["by"],"properties":{"by":{"enum":["state","browser"]},"approve":{"$ref":"#/$defs/steps","description":"From the authorization page to the approval, with a login where one comes first."},"deny":{"$ref":"#/$defs/steps","description":"From the authorization page to the denial."},"origins":{"description":"Where the browser may go besides the service, for a login that lives elsewhere.","type":"array","items":{"$ref":"#/$defs/address"}}},"if":{"properties":{"by":{"const":"browser"}}},"then":{"required":["approve","deny"]}},"accessToken":{"description":"A token for read-only runs without the authorization flow.","type":"string","minLength":1},"lists":{"description":"Where a read-only run looks.","type":"object","additionalProperties":false,"properties":{"projectId":{"description":"The project whose strings are listed.","type":"integer"},"languageId":{"description":"The language whose translations are listed.","type":"string"},"tmId":{"description":"The translation memory whose segments are listed.","type":["integer","string"]},"glossaryId":{"description":"The glossary whose terms are listed.","type":"integer"}}},"module":{"description":"How a module app is called.","type":"object","additionalProperties":false,"properties":{"jobType":{"description":"The `jobType` that the app knows, where it is another than the source’s.","type":"string","minLength":1},"headers":{"description":"Headers that every call carries.","type":"object","additionalProperties":{"type":"string"}},"query":{"description":"Query parameters that every call carries.","type":"object","additionalProperties":{"type":"string"}},"jwt":{"description":"A signed token that every call carries.","type":"object","additionalProperties":false,"required":["secret"],"properties":{"secret":{"description":"What the token is signed with.","type":"string","minLength":1},"in":{"description":"Where it goes: `query:NAME`, or `header:NAME` after `Bearer`.","type":"string","pattern":"^(query|header):\\S+$"},"claims":{"description":"Claims beside the usual ones.","type":"object"}}},"publicUrl":{"description":"The address by which an app or a service that runs on another machine or in a container reaches the kit, which gives there what jobs name by address, and plays apps; without a path.","type":"string","pattern":"^https?://[^/?#@\\s]+$"},"listen":{"description":"Where the kit listens for it, as interface:port; all interfaces at the port of publicUrl when absent.","type":"string","pattern":"^\\S+:[0-9]{1,5}$"},"innerAddresses":{"description":"Addresses that the app must not read, such as one of its own machine or the metadata address of a cloud; a path is one of the app itself. Each stands in one job. No other address than the kit's own is ever put in a job.","type":"array","items":{"type":"string","pattern":"^(/|https?://)\\S*$"},"uniqueItems":true}},"dependentRequired":{"listen":["publicUrl"]}},"app":{"description":"How the login of an app is begun, and how the app is registered with the service that the kit plays for it.","type":"object","additionalProperties":false,"properties":{"login":{"$ref":"#/$defs/place","description":"Where the login begins: a path of the app, or an address."},"page":{"$ref":"#/$defs/place","description":"A page of the app that calls the API in the name of the user."},"clientId":{"type":"string","minLength":1},"clientSecret":{"type":"string","minLength":1,"description":"Absent: the app is public."},"redirectUris":{"type":"array","items":{"type":"string","minLength":1},"minItems":1},"port":{"$ref":"#/$defs/port","description":"Where the app was told that the service is; 4010 when absent."},"enterprisePort":{"$ref":"#/$defs/port","description":"Where the app was told that the enterprise edition is; 4011 when absent."}}},"answers":{"description":"Gap ids and the answers that this target gives.","type":"object","additionalProperties":{"type":"string"}}},"$defs":{"steps":{"type":"array","items":{"$ref":"#/$defs/step"},"minItems":1},"step":{"description":"One thing that is done on a page, to the first element that the selector finds.","type":"object","additionalProperties":false,"properties":{"click":{"description":"Clicks the first element that this selector finds.","type":"string","minLength":1},"fill":{"description":"Fills the first element that this selector finds.","type":"string","minLength":1},"with":{"description":"With this text.","type":"string"}},"oneOf":[{"required":["click"]},{"required":["fill","with"]}]},"place":{"type":"string","pattern":"^(/\\S*|https?://[^\\s/?#@]+([/?#]\\S*)?)$"},"port":{"type":"integer","minimum":0,"maximum":65535},"address":{"type":"string","pattern":"^https?://[^\\s/?#@]+(/[^\\s?#]*)?$"},"app":{"type":"object","additionalProperties":false,"required":["clientId","redirectUris"],"properties":{"clientId":{"description":"The client id under which it is registered.","type":"string","minLength":1},"clientSecret":{"description":"Its secret; write `env:NAME` and keep it out of the file.","type":"string","minLength":1},"redirectUris":{"description":"Its registered redirect URLs; the kit uses the first.","type":"array","items":{"type":"string","minLength":1},"minItems":1}}}}};
const func2 = Object.prototype.hasOwnProperty;
const schema42 = {"type":"string","pattern":"^https?://[^\\s/?#@]+(/[^\\s?#]*)?$"};
const pattern4 = new RegExp("^https?://[^\\s/?#@]+(/[^\\s?#]*)?$", "u");

function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate111.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern4.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^https?://[^\\s/?#@]+(/[^\\s?#]*)?$"},message:"must match pattern \""+"^https?://[^\\s/?#@]+(/[^\\s?#]*)?$"+"\"",schema:"^https?://[^\\s/?#@]+(/[^\\s?#]*)?$",parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema42.type,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate111.errors = vErrors;
return errors === 0;
}
validate111.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema43 = {"type":"object","additionalProperties":false,"required":["clientId","redirectUris"],"properties":{"clientId":{"description":"The client id under which it is registered.","type":"string","minLength":1},"clientSecret":{"description":"Its secret; write `env:NAME` and keep it out of the file.","type":"string","minLength":1},"redirectUris":{"description":"Its registered redirect URLs; the kit uses the first.","type":"array","items":{"type":"string","minLength":1},"minItems":1}}};

function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate116.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.clientId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "clientId"},message:"must have required property '"+"clientId"+"'",schema:schema43.required,parentSchema:schema43,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.redirectUris === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "redirectUris"},message:"must have required property '"+"redirectUris"+"'",schema:schema43.required,parentSchema:schema43,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "clientId") || (key0 === "clientSecret")) || (key0 === "redirectUris"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema43,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.clientId !== undefined){
let data0 = data.clientId;
if(typeof data0 === "string"){
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/clientId",schemaPath:"#/properties/clientId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema43.properties.clientId,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/clientId",schemaPath:"#/properties/clientId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.clientId.type,parentSchema:schema43.properties.clientId,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.clientSecret !== undefined){
let data1 = data.clientSecret;
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err5 = {instancePath:instancePath+"/clientSecret",schemaPath:"#/properties/clientSecret/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema43.properties.clientSecret,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/clientSecret",schemaPath:"#/properties/clientSecret/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.clientSecret.type,parentSchema:schema43.properties.clientSecret,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.redirectUris !== undefined){
let data2 = data.redirectUris;
if(Array.isArray(data2)){
if(data2.length < 1){
const err7 = {instancePath:instancePath+"/redirectUris",schemaPath:"#/properties/redirectUris/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema43.properties.redirectUris,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(func1(data3) < 1){
const err8 = {instancePath:instancePath+"/redirectUris/" + i0,schemaPath:"#/properties/redirectUris/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema43.properties.redirectUris.items,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/redirectUris/" + i0,schemaPath:"#/properties/redirectUris/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.redirectUris.items.type,parentSchema:schema43.properties.redirectUris.items,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/redirectUris",schemaPath:"#/properties/redirectUris/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema43.properties.redirectUris.type,parentSchema:schema43.properties.redirectUris,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema43.type,parentSchema:schema43,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate116.errors = vErrors;
return errors === 0;
}
validate116.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema44 = {"type":"array","items":{"$ref":"#/$defs/step"},"minItems":1};
const schema45 = {"description":"One thing that is done on a page, to the first element that the selector finds.","type":"object","additionalProperties":false,"properties":{"click":{"description":"Clicks the first element that this selector finds.","type":"string","minLength":1},"fill":{"description":"Fills the first element that this selector finds.","type":"string","minLength":1},"with":{"description":"With this text.","type":"string"}},"oneOf":[{"required":["click"]},{"required":["fill","with"]}]};

function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate120.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.click === undefined){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "click"},message:"must have required property '"+"click"+"'",schema:schema45.oneOf[0].required,parentSchema:schema45.oneOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fill === undefined){
const err1 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "fill"},message:"must have required property '"+"fill"+"'",schema:schema45.oneOf[1].required,parentSchema:schema45.oneOf[1],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.with === undefined){
const err2 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "with"},message:"must have required property '"+"with"+"'",schema:schema45.oneOf[1].required,parentSchema:schema45.oneOf[1],data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf",schema:schema45.oneOf,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "click") || (key0 === "fill")) || (key0 === "with"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.click !== undefined){
let data0 = data.click;
if(typeof data0 === "string"){
if(func1(data0) < 1){
const err5 = {instancePath:instancePath+"/click",schemaPath:"#/properties/click/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema45.properties.click,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/click",schemaPath:"#/properties/click/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.click.type,parentSchema:schema45.properties.click,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.fill !== undefined){
let data1 = data.fill;
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err7 = {instancePath:instancePath+"/fill",schemaPath:"#/properties/fill/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema45.properties.fill,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/fill",schemaPath:"#/properties/fill/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.fill.type,parentSchema:schema45.properties.fill,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.with !== undefined){
let data2 = data.with;
if(typeof data2 !== "string"){
const err9 = {instancePath:instancePath+"/with",schemaPath:"#/properties/with/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.with.type,parentSchema:schema45.properties.with,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema45.type,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate120.errors = vErrors;
return errors === 0;
}
validate120.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate119.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length < 1){
const err0 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate120(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate120.errors : joined(vErrors, validate120.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema44.type,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate119.errors = vErrors;
return errors === 0;
}
validate119.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema46 = {"type":"string","pattern":"^(/\\S*|https?://[^\\s/?#@]+([/?#]\\S*)?)$"};
const pattern10 = new RegExp("^(/\\S*|https?://[^\\s/?#@]+([/?#]\\S*)?)$", "u");

function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate125.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern10.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(/\\S*|https?://[^\\s/?#@]+([/?#]\\S*)?)$"},message:"must match pattern \""+"^(/\\S*|https?://[^\\s/?#@]+([/?#]\\S*)?)$"+"\"",schema:"^(/\\S*|https?://[^\\s/?#@]+([/?#]\\S*)?)$",parentSchema:schema46,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema46.type,parentSchema:schema46,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate125.errors = vErrors;
return errors === 0;
}
validate125.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema47 = {"type":"integer","minimum":0,"maximum":65535};

function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate128.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema47.type,parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 65535 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535},message:"must be <= 65535",schema:65535,parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data < 0 || isNaN(data)){
const err2 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
validate128.errors = vErrors;
return errors === 0;
}
validate128.evaluated = {"dynamicProps":false,"dynamicItems":false};

const pattern5 = new RegExp("^\\S+$", "u");
const pattern6 = new RegExp("^(query|header):\\S+$", "u");
const pattern7 = new RegExp("^https?://[^/?#@\\s]+$", "u");
const pattern8 = new RegExp("^\\S+:[0-9]{1,5}$", "u");
const pattern9 = new RegExp("^(/|https?://)\\S*$", "u");

function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://locspec.dev/schemas/configuration.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate110.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func2.call(schema41.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.$schema !== undefined){
let data0 = data.$schema;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties.$schema.type,parentSchema:schema41.properties.$schema,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.service !== undefined){
let data1 = data.service;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.authUrl === undefined){
const err2 = {instancePath:instancePath+"/service",schemaPath:"#/properties/service/required",keyword:"required",params:{missingProperty: "authUrl"},message:"must have required property '"+"authUrl"+"'",schema:schema41.properties.service.required,parentSchema:schema41.properties.service,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.baseUrl === undefined){
const err3 = {instancePath:instancePath+"/service",schemaPath:"#/properties/service/required",keyword:"required",params:{missingProperty: "baseUrl"},message:"must have required property '"+"baseUrl"+"'",schema:schema41.properties.service.required,parentSchema:schema41.properties.service,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key1 in data1){
if(!((((key1 === "authUrl") || (key1 === "baseUrl")) || (key1 === "enterpriseBaseUrl")) || (key1 === "stateUrl"))){
const err4 = {instancePath:instancePath+"/service",schemaPath:"#/properties/service/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema41.properties.service,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data1.authUrl !== undefined){
if(!(validate111(data1.authUrl, {instancePath:instancePath+"/service/authUrl",parentData:data1,parentDataProperty:"authUrl",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate111.errors : joined(vErrors, validate111.errors);
errors = vErrors.length;
}
}
if(data1.baseUrl !== undefined){
if(!(validate111(data1.baseUrl, {instancePath:instancePath+"/service/baseUrl",parentData:data1,parentDataProperty:"baseUrl",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate111.errors : joined(vErrors, validate111.errors);
errors = vErrors.length;
}
}
if(data1.enterpriseBaseUrl !== undefined){
if(!(validate111(data1.enterpriseBaseUrl, {instancePath:instancePath+"/service/enterpriseBaseUrl",parentData:data1,parentDataProperty:"enterpriseBaseUrl",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate111.errors : joined(vErrors, validate111.errors);
errors = vErrors.length;
}
}
if(data1.stateUrl !== undefined){
if(!(validate111(data1.stateUrl, {instancePath:instancePath+"/service/stateUrl",parentData:data1,parentDataProperty:"stateUrl",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate111.errors : joined(vErrors, validate111.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/service",schemaPath:"#/properties/service/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema41.properties.service.type,parentSchema:schema41.properties.service,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.apps !== undefined){
let data6 = data.apps;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key2 in data6){
if(!((key2 === "confidential") || (key2 === "public"))){
const err6 = {instancePath:instancePath+"/apps",schemaPath:"#/properties/apps/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema41.properties.apps,data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data6.confidential !== undefined){
let data7 = data6.confidential;
if(!(validate116(data7, {instancePath:instancePath+"/apps/confidential",parentData:data6,parentDataProperty:"confidential",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate116.errors : joined(vErrors, validate116.errors);
errors = vErrors.length;
}
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.clientSecret === undefined){
const err7 = {instancePath:instancePath+"/apps/confidential",schemaPath:"#/properties/apps/properties/confidential/required",keyword:"required",params:{missingProperty: "clientSecret"},message:"must have required property '"+"clientSecret"+"'",schema:schema41.properties.apps.properties.confidential.required,parentSchema:schema41.properties.apps.properties.confidential,data:data7};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data6.public !== undefined){
if(!(validate116(data6.public, {instancePath:instancePath+"/apps/public",parentData:data6,parentDataProperty:"public",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate116.errors : joined(vErrors, validate116.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/apps",schemaPath:"#/properties/apps/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema41.properties.apps.type,parentSchema:schema41.properties.apps,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.scopes !== undefined){
let data9 = data.scopes;
if(Array.isArray(data9)){
if(data9.length < 1){
const err9 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema41.properties.scopes,data:data9};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
if(typeof data10 === "string"){
if(!pattern5.test(data10)){
const err10 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/pattern",keyword:"pattern",params:{pattern: "^\\S+$"},message:"must match pattern \""+"^\\S+$"+"\"",schema:"^\\S+$",parentSchema:schema41.properties.scopes.items,data:data10};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties.scopes.items.type,parentSchema:schema41.properties.scopes.items,data:data10};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema41.properties.scopes.type,parentSchema:schema41.properties.scopes,data:data9};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.consent !== undefined){
let data11 = data.consent;
const _errs22 = errors;
let valid5 = true;
const _errs23 = errors;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.by !== undefined){
if("browser" !== data11.by){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
var _valid0 = _errs23 === errors;
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs25 = errors;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.approve === undefined){
const err14 = {instancePath:instancePath+"/consent",schemaPath:"#/properties/consent/then/required",keyword:"required",params:{missingProperty: "approve"},message:"must have required property '"+"approve"+"'",schema:schema41.properties.consent.then.required,parentSchema:schema41.properties.consent.then,data:data11};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data11.deny === undefined){
const err15 = {instancePath:instancePath+"/consent",schemaPath:"#/properties/consent/then/required",keyword:"required",params:{missingProperty: "deny"},message:"must have required property '"+"deny"+"'",schema:schema41.properties.consent.then.required,parentSchema:schema41.properties.consent.then,data:data11};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
var _valid0 = _errs25 === errors;
valid5 = _valid0;
}
if(!valid5){
const err16 = {instancePath:instancePath+"/consent",schemaPath:"#/properties/consent/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema41.properties.consent.if,parentSchema:schema41.properties.consent,data:data11};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.by === undefined){
const err17 = {instancePath:instancePath+"/consent",schemaPath:"#/properties/consent/required",keyword:"required",params:{missingProperty: "by"},message:"must have required property '"+"by"+"'",schema:schema41.properties.consent.required,parentSchema:schema41.properties.consent,data:data11};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
for(const key3 in data11){
if(!((((key3 === "by") || (key3 === "approve")) || (key3 === "deny")) || (key3 === "origins"))){
const err18 = {instancePath:instancePath+"/consent",schemaPath:"#/properties/consent/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema41.properties.consent,data:data11};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data11.by !== undefined){
let data13 = data11.by;
if(!((data13 === "state") || (data13 === "browser"))){
const err19 = {instancePath:instancePath+"/consent/by",schemaPath:"#/properties/consent/properties/by/enum",keyword:"enum",params:{allowedValues: schema41.properties.consent.properties.by.enum},message:"must be equal to one of the allowed values",schema:schema41.properties.consent.properties.by.enum,parentSchema:schema41.properties.consent.properties.by,data:data13};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data11.approve !== undefined){
if(!(validate119(data11.approve, {instancePath:instancePath+"/consent/approve",parentData:data11,parentDataProperty:"approve",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate119.errors : joined(vErrors, validate119.errors);
errors = vErrors.length;
}
}
if(data11.deny !== undefined){
if(!(validate119(data11.deny, {instancePath:instancePath+"/consent/deny",parentData:data11,parentDataProperty:"deny",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate119.errors : joined(vErrors, validate119.errors);
errors = vErrors.length;
}
}
if(data11.origins !== undefined){
let data16 = data11.origins;
if(Array.isArray(data16)){
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
if(!(validate111(data16[i1], {instancePath:instancePath+"/consent/origins/" + i1,parentData:data16,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate111.errors : joined(vErrors, validate111.errors);
errors = vErrors.length;
}
}
}
else {
const err20 = {instancePath:instancePath+"/consent/origins",schemaPath:"#/properties/consent/properties/origins/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema41.properties.consent.properties.origins.type,parentSchema:schema41.properties.consent.properties.origins,data:data16};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/consent",schemaPath:"#/properties/consent/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema41.properties.consent.type,parentSchema:schema41.properties.consent,data:data11};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.accessToken !== undefined){
let data18 = data.accessToken;
if(typeof data18 === "string"){
if(func1(data18) < 1){
const err22 = {instancePath:instancePath+"/accessToken",schemaPath:"#/properties/accessToken/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema41.properties.accessToken,data:data18};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/accessToken",schemaPath:"#/properties/accessToken/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties.accessToken.type,parentSchema:schema41.properties.accessToken,data:data18};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.lists !== undefined){
let data19 = data.lists;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
for(const key4 in data19){
if(!((((key4 === "projectId") || (key4 === "languageId")) || (key4 === "tmId")) || (key4 === "glossaryId"))){
const err24 = {instancePath:instancePath+"/lists",schemaPath:"#/properties/lists/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties",schema:false,parentSchema:schema41.properties.lists,data:data19};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data19.projectId !== undefined){
let data20 = data19.projectId;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err25 = {instancePath:instancePath+"/lists/projectId",schemaPath:"#/properties/lists/properties/projectId/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema41.properties.lists.properties.projectId.type,parentSchema:schema41.properties.lists.properties.projectId,data:data20};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data19.languageId !== undefined){
let data21 = data19.languageId;
if(typeof data21 !== "string"){
const err26 = {instancePath:instancePath+"/lists/languageId",schemaPath:"#/properties/lists/properties/languageId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties.lists.properties.languageId.type,parentSchema:schema41.properties.lists.properties.languageId,data:data21};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data19.tmId !== undefined){
let data22 = data19.tmId;
if((!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))) && (typeof data22 !== "string")){
const err27 = {instancePath:instancePath+"/lists/tmId",schemaPath:"#/properties/lists/properties/tmId/type",keyword:"type",params:{type: schema41.properties.lists.properties.tmId.type},message:"must be integer,string",schema:schema41.properties.lists.properties.tmId.type,parentSchema:schema41.properties.lists.properties.tmId,data:data22};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data19.glossaryId !== undefined){
let data23 = data19.glossaryId;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
const err28 = {instancePath:instancePath+"/lists/glossaryId",schemaPath:"#/properties/lists/properties/glossaryId/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema41.properties.lists.properties.glossaryId.type,parentSchema:schema41.properties.lists.properties.glossaryId,data:data23};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/lists",schemaPath:"#/properties/lists/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema41.properties.lists.type,parentSchema:schema41.properties.lists,data:data19};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.module !== undefined){
let data24 = data.module;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
for(const key5 in data24){
if(!(((((((key5 === "jobType") || (key5 === "headers")) || (key5 === "query")) || (key5 === "jwt")) || (key5 === "publicUrl")) || (key5 === "listen")) || (key5 === "innerAddresses"))){
const err30 = {instancePath:instancePath+"/module",schemaPath:"#/properties/module/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties",schema:false,parentSchema:schema41.properties.module,data:data24};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data24.jobType !== undefined){
let data25 = data24.jobType;
if(typeof data25 === "string"){
if(func1(data25) < 1){
const err31 = {instancePath:instancePath+"/module/jobType",schemaPath:"#/properties/module/properties/jobType/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema41.properties.module.properties.jobType,data:data25};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/module/jobType",schemaPath:"#/properties/module/properties/jobType/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties.module.properties.jobType.type,parentSchema:schema41.properties.module.properties.jobType,data:data25};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data24.headers !== undefined){
let data26 = data24.headers;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
for(const key6 in data26){
let data27 = data26[key6];
if(typeof data27 !== "string"){
const err33 = {instancePath:instancePath+"/module/headers/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/module/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties.module.properties.headers.additionalProperties.type,parentSchema:schema41.properties.module.properties.headers.additionalProperties,data:data27};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/module/headers",schemaPath:"#/properties/module/properties/headers/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema41.properties.module.properties.headers.type,parentSchema:schema41.properties.module.properties.headers,data:data26};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data24.query !== undefined){
let data28 = data24.query;
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
for(const key7 in data28){
let data29 = data28[key7];
if(typeof data29 !== "string"){
const err35 = {instancePath:instancePath+"/module/query/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/module/properties/query/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties.module.properties.query.additionalProperties.type,parentSchema:schema41.properties.module.properties.query.additionalProperties,data:data29};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/module/query",schemaPath:"#/properties/module/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema41.properties.module.properties.query.type,parentSchema:schema41.properties.module.properties.query,data:data28};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data24.jwt !== undefined){
let data30 = data24.jwt;
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
if(data30.secret === undefined){
const err37 = {instancePath:instancePath+"/module/jwt",schemaPath:"#/properties/module/properties/jwt/required",keyword:"required",params:{missingProperty: "secret"},message:"must have required property '"+"secret"+"'",schema:schema41.properties.module.properties.jwt.required,parentSchema:schema41.properties.module.properties.jwt,data:data30};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
for(const key8 in data30){
if(!(((key8 === "secret") || (key8 === "in")) || (key8 === "claims"))){
const err38 = {instancePath:instancePath+"/module/jwt",schemaPath:"#/properties/module/properties/jwt/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties",schema:false,parentSchema:schema41.properties.module.properties.jwt,data:data30};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data30.secret !== undefined){
let data31 = data30.secret;
if(typeof data31 === "string"){
if(func1(data31) < 1){
const err39 = {instancePath:instancePath+"/module/jwt/secret",schemaPath:"#/properties/module/properties/jwt/properties/secret/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema41.properties.module.properties.jwt.properties.secret,data:data31};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/module/jwt/secret",schemaPath:"#/properties/module/properties/jwt/properties/secret/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties.module.properties.jwt.properties.secret.type,parentSchema:schema41.properties.module.properties.jwt.properties.secret,data:data31};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data30.in !== undefined){
let data32 = data30.in;
if(typeof data32 === "string"){
if(!pattern6.test(data32)){
const err41 = {instancePath:instancePath+"/module/jwt/in",schemaPath:"#/properties/module/properties/jwt/properties/in/pattern",keyword:"pattern",params:{pattern: "^(query|header):\\S+$"},message:"must match pattern \""+"^(query|header):\\S+$"+"\"",schema:"^(query|header):\\S+$",parentSchema:schema41.properties.module.properties.jwt.properties.in,data:data32};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/module/jwt/in",schemaPath:"#/properties/module/properties/jwt/properties/in/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties.module.properties.jwt.properties.in.type,parentSchema:schema41.properties.module.properties.jwt.properties.in,data:data32};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data30.claims !== undefined){
let data33 = data30.claims;
if(!(data33 && typeof data33 == "object" && !Array.isArray(data33))){
const err43 = {instancePath:instancePath+"/module/jwt/claims",schemaPath:"#/properties/module/properties/jwt/properties/claims/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema41.properties.module.properties.jwt.properties.claims.type,parentSchema:schema41.properties.module.properties.jwt.properties.claims,data:data33};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
else {
const err44 = {instancePath:instancePath+"/module/jwt",schemaPath:"#/properties/module/properties/jwt/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema41.properties.module.properties.jwt.type,parentSchema:schema41.properties.module.properties.jwt,data:data30};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data24.publicUrl !== undefined){
let data34 = data24.publicUrl;
if(typeof data34 === "string"){
if(!pattern7.test(data34)){
const err45 = {instancePath:instancePath+"/module/publicUrl",schemaPath:"#/properties/module/properties/publicUrl/pattern",keyword:"pattern",params:{pattern: "^https?://[^/?#@\\s]+$"},message:"must match pattern \""+"^https?://[^/?#@\\s]+$"+"\"",schema:"^https?://[^/?#@\\s]+$",parentSchema:schema41.properties.module.properties.publicUrl,data:data34};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/module/publicUrl",schemaPath:"#/properties/module/properties/publicUrl/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties.module.properties.publicUrl.type,parentSchema:schema41.properties.module.properties.publicUrl,data:data34};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data24.listen !== undefined){
let data35 = data24.listen;
if(typeof data35 === "string"){
if(!pattern8.test(data35)){
const err47 = {instancePath:instancePath+"/module/listen",schemaPath:"#/properties/module/properties/listen/pattern",keyword:"pattern",params:{pattern: "^\\S+:[0-9]{1,5}$"},message:"must match pattern \""+"^\\S+:[0-9]{1,5}$"+"\"",schema:"^\\S+:[0-9]{1,5}$",parentSchema:schema41.properties.module.properties.listen,data:data35};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/module/listen",schemaPath:"#/properties/module/properties/listen/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties.module.properties.listen.type,parentSchema:schema41.properties.module.properties.listen,data:data35};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data24.innerAddresses !== undefined){
let data36 = data24.innerAddresses;
if(Array.isArray(data36)){
const len2 = data36.length;
for(let i2=0; i2<len2; i2++){
let data37 = data36[i2];
if(typeof data37 === "string"){
if(!pattern9.test(data37)){
const err49 = {instancePath:instancePath+"/module/innerAddresses/" + i2,schemaPath:"#/properties/module/properties/innerAddresses/items/pattern",keyword:"pattern",params:{pattern: "^(/|https?://)\\S*$"},message:"must match pattern \""+"^(/|https?://)\\S*$"+"\"",schema:"^(/|https?://)\\S*$",parentSchema:schema41.properties.module.properties.innerAddresses.items,data:data37};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
else {
const err50 = {instancePath:instancePath+"/module/innerAddresses/" + i2,schemaPath:"#/properties/module/properties/innerAddresses/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties.module.properties.innerAddresses.items.type,parentSchema:schema41.properties.module.properties.innerAddresses.items,data:data37};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
let i3 = data36.length;
let j0;
if(i3 > 1){
const indices0 = {};
for(;i3--;){
let item0 = data36[i3];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err51 = {instancePath:instancePath+"/module/innerAddresses",schemaPath:"#/properties/module/properties/innerAddresses/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i3+" are identical)",schema:true,parentSchema:schema41.properties.module.properties.innerAddresses,data:data36};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
break;
}
indices0[item0] = i3;
}
}
}
else {
const err52 = {instancePath:instancePath+"/module/innerAddresses",schemaPath:"#/properties/module/properties/innerAddresses/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema41.properties.module.properties.innerAddresses.type,parentSchema:schema41.properties.module.properties.innerAddresses,data:data36};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data24.listen !== undefined){
if(data24.publicUrl === undefined){
const err53 = {instancePath:instancePath+"/module",schemaPath:"#/properties/module/dependentRequired",keyword:"dependentRequired",params:{property: "listen",
    missingProperty: "publicUrl",
    depsCount: 1,
    deps: "publicUrl"},message:"must have property publicUrl when property listen is present",schema:schema41.properties.module.dependentRequired,parentSchema:schema41.properties.module,data:data24};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
else {
const err54 = {instancePath:instancePath+"/module",schemaPath:"#/properties/module/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema41.properties.module.type,parentSchema:schema41.properties.module,data:data24};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data.app !== undefined){
let data38 = data.app;
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
for(const key9 in data38){
if(!(((((((key9 === "login") || (key9 === "page")) || (key9 === "clientId")) || (key9 === "clientSecret")) || (key9 === "redirectUris")) || (key9 === "port")) || (key9 === "enterprisePort"))){
const err55 = {instancePath:instancePath+"/app",schemaPath:"#/properties/app/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties",schema:false,parentSchema:schema41.properties.app,data:data38};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data38.login !== undefined){
if(!(validate125(data38.login, {instancePath:instancePath+"/app/login",parentData:data38,parentDataProperty:"login",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate125.errors : joined(vErrors, validate125.errors);
errors = vErrors.length;
}
}
if(data38.page !== undefined){
if(!(validate125(data38.page, {instancePath:instancePath+"/app/page",parentData:data38,parentDataProperty:"page",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate125.errors : joined(vErrors, validate125.errors);
errors = vErrors.length;
}
}
if(data38.clientId !== undefined){
let data41 = data38.clientId;
if(typeof data41 === "string"){
if(func1(data41) < 1){
const err56 = {instancePath:instancePath+"/app/clientId",schemaPath:"#/properties/app/properties/clientId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema41.properties.app.properties.clientId,data:data41};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
else {
const err57 = {instancePath:instancePath+"/app/clientId",schemaPath:"#/properties/app/properties/clientId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties.app.properties.clientId.type,parentSchema:schema41.properties.app.properties.clientId,data:data41};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data38.clientSecret !== undefined){
let data42 = data38.clientSecret;
if(typeof data42 === "string"){
if(func1(data42) < 1){
const err58 = {instancePath:instancePath+"/app/clientSecret",schemaPath:"#/properties/app/properties/clientSecret/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema41.properties.app.properties.clientSecret,data:data42};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
else {
const err59 = {instancePath:instancePath+"/app/clientSecret",schemaPath:"#/properties/app/properties/clientSecret/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties.app.properties.clientSecret.type,parentSchema:schema41.properties.app.properties.clientSecret,data:data42};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data38.redirectUris !== undefined){
let data43 = data38.redirectUris;
if(Array.isArray(data43)){
if(data43.length < 1){
const err60 = {instancePath:instancePath+"/app/redirectUris",schemaPath:"#/properties/app/properties/redirectUris/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema41.properties.app.properties.redirectUris,data:data43};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
const len3 = data43.length;
for(let i4=0; i4<len3; i4++){
let data44 = data43[i4];
if(typeof data44 === "string"){
if(func1(data44) < 1){
const err61 = {instancePath:instancePath+"/app/redirectUris/" + i4,schemaPath:"#/properties/app/properties/redirectUris/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema41.properties.app.properties.redirectUris.items,data:data44};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
else {
const err62 = {instancePath:instancePath+"/app/redirectUris/" + i4,schemaPath:"#/properties/app/properties/redirectUris/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties.app.properties.redirectUris.items.type,parentSchema:schema41.properties.app.properties.redirectUris.items,data:data44};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
else {
const err63 = {instancePath:instancePath+"/app/redirectUris",schemaPath:"#/properties/app/properties/redirectUris/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema41.properties.app.properties.redirectUris.type,parentSchema:schema41.properties.app.properties.redirectUris,data:data43};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data38.port !== undefined){
if(!(validate128(data38.port, {instancePath:instancePath+"/app/port",parentData:data38,parentDataProperty:"port",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate128.errors : joined(vErrors, validate128.errors);
errors = vErrors.length;
}
}
if(data38.enterprisePort !== undefined){
if(!(validate128(data38.enterprisePort, {instancePath:instancePath+"/app/enterprisePort",parentData:data38,parentDataProperty:"enterprisePort",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate128.errors : joined(vErrors, validate128.errors);
errors = vErrors.length;
}
}
}
else {
const err64 = {instancePath:instancePath+"/app",schemaPath:"#/properties/app/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema41.properties.app.type,parentSchema:schema41.properties.app,data:data38};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data.answers !== undefined){
let data47 = data.answers;
if(data47 && typeof data47 == "object" && !Array.isArray(data47)){
for(const key10 in data47){
let data48 = data47[key10];
if(typeof data48 !== "string"){
const err65 = {instancePath:instancePath+"/answers/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/answers/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties.answers.additionalProperties.type,parentSchema:schema41.properties.answers.additionalProperties,data:data48};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
}
else {
const err66 = {instancePath:instancePath+"/answers",schemaPath:"#/properties/answers/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema41.properties.answers.type,parentSchema:schema41.properties.answers,data:data47};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
}
else {
const err67 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema41.type,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
validate110.errors = vErrors;
return errors === 0;
}
validate110.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const checkConformance = validate131;
const schema48 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://locspec.dev/schemas/conformance.schema.json","title":"Result file","description":"`conformance.json`, which every verify run writes for other programs. Later versions may add members.","type":"object","required":["format","kit","source","target","run","verdict","power","counts","requirements","findings"],"properties":{"format":{"description":"The version of this form.","type":"integer","const":1},"kit":{"description":"What wrote it.","type":"object","required":["name","version"],"properties":{"name":{"description":"Always `locspec`.","type":"string"},"version":{"description":"Its release.","type":"string"}}},"source":{"description":"The source document that the requirements come from.","type":"object","required":["sha256"],"properties":{"sha256":{"description":"The hash of the document’s bytes.","type":"string","pattern":"^[0-9a-f]{64}$"}}},"target":{"description":"What was verified.","type":"object","required":["kind","name","addresses"],"properties":{"kind":{"description":"A service, or an app with a module.","type":"string","enum":["service","app"]},"name":{"description":"As people may call it.","type":"string"},"addresses":{"description":"The addresses that were verified, by their names in the configuration.","type":"object","additionalProperties":{"type":"string"}}}},"run":{"description":"How the run went.","type":"object","required":["startedAt","durationMs","seed","shard","workers"],"properties":{"startedAt":{"description":"When it began.","type":"string","format":"date-time","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?(Z|[+-]\\d\\d:\\d\\d)$","examples":["2024-01-31T12:00:00Z"]},"durationMs":{"description":"How long it took, in milliseconds.","type":"number","minimum":0},"seed":{"description":"Gives the same generated cases again.","type":"integer"},"shard":{"description":"Which part of how many.","type":"string","pattern":"^[1-9]\\d*/[1-9]\\d*$","examples":["1/1"]},"workers":{"description":"How many checks ran side by side.","type":"integer","minimum":1}}},"verdict":{"description":"What the run comes to; see below.","type":"string","enum":["conforms","violates","nothing proved"]},"power":{"description":"By what the answers could be judged, and how many judges noticed the doctored inputs they were fed first.","type":"object","required":["level","judges"],"properties":{"level":{"description":"The strongest power that a judge had.","type":"string","enum":["data","records","relations"]},"queries":{"description":"Expressions whose answers were judged.","type":"integer","minimum":0},"judges":{"description":"The judges, which are fed what they must reject before each run.","type":"object","required":["armed","of"],"properties":{"armed":{"description":"How many rejected all of it.","type":"integer","minimum":0},"of":{"description":"How many there are.","type":"integer","minimum":0}}}}},"counts":{"description":"How many requirements have each status.","type":"object","required":["pass","fail","warn","unspecified","untested","notApplicable","expectedFail","error"],"properties":{"pass":{"description":"Decided, and nothing was found.","type":"integer","minimum":0},"fail":{"description":"A breach of what is stated.","type":"integer","minimum":0},"warn":{"description":"A breach of a standard.","type":"integer","minimum":0},"unspecified":{"description":"Another answer than the kit’s where nobody says which.","type":"integer","minimum":0},"untested":{"description":"Something stood in the way, or no check of the run decides it.","type":"integer","minimum":0},"notApplicable":{"description":"The target does not offer what it takes.","type":"integer","minimum":0},"expectedFail":{"description":"Fails, and is listed as expected.","type":"integer","minimum":0},"error":{"description":"The kit itself failed.","type":"integer","minimum":0}}},"requirements":{"description":"Every requirement that concerns the target.","type":"array","items":{"type":"object","required":["id","standing","source","says","status","checks"],"properties":{"id":{"description":"Its id, which does not change.","$ref":"#/$defs/id"},"standing":{"description":"Who says it: the source, a standard, or only the kit.","type":"string","enum":["stated","standard","assumed"]},"source":{"description":"Section of the source.","type":"string"},"says":{"description":"The requirement in a sentence.","type":"string"},"status":{"description":"How it stands after this run.","type":"string","enum":["pass","fail","warn","unspecified","untested","notApplicable","expectedFail","error"]},"checks":{"description":"Ids of the checks that cite it.","type":"array","items":{"type":"string"}}}}},"expectedFailures":{"description":"What is wrong with the file of expected failures: entries that pass by now, entries that have expired, and names that nothing has. Each makes a run fail.","type":"object","required":["stale","expired","unknown"],"properties":{"stale":{"type":"array","items":{"$ref":"expected-failures.schema.json#/$defs/entry"}},"expired":{"type":"array","items":{"$ref":"expected-failures.schema.json#/$defs/entry"}},"unknown":{"type":"array","items":{"type":"object","required":["name"],"properties":{"name":{"type":"string"},"nearest":{"description":"The nearest name that is known.","type":"string"}}}}}},"findings":{"description":"What was found, one for each cause.","type":"array","items":{"type":"object","required":["requirement","check","title","expected","actual","evidence","replay"],"properties":{"requirement":{"description":"The id of the requirement that is broken.","$ref":"#/$defs/id"},"check":{"description":"The id of the check that found it.","type":"string"},"title":{"description":"What is wrong, in a line.","type":"string"},"expected":{"description":"What had to come.","type":"string"},"actual":{"description":"What came.","type":"string"},"evidence":{"description":"What shows it.","type":"object","required":["exchanges"],"properties":{"exchanges":{"description":"Requests and their responses, with the secrets struck out.","type":"array","items":{"type":"object"}},"counterexample":{"description":"The smallest case that was found.","type":"object"}}},"replay":{"description":"The command that runs the case again.","type":"string"},"case":{"description":"The name of the case for `locspec replay`.","type":"string"},"again":{"description":"The command that runs the whole check again.","type":"string"}}}}},"$defs":{"id":{"type":"string","pattern":"^[a-z0-9]+([.-][a-z0-9]+)+$","examples":["oauth.token.verifier-required"]}}};
const pattern11 = new RegExp("^[0-9a-f]{64}$", "u");
const pattern13 = new RegExp("^[1-9]\\d*/[1-9]\\d*$", "u");
const schema49 = {"type":"string","pattern":"^[a-z0-9]+([.-][a-z0-9]+)+$","examples":["oauth.token.verifier-required"]};
const pattern14 = new RegExp("^[a-z0-9]+([.-][a-z0-9]+)+$", "u");

function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate132.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern14.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+([.-][a-z0-9]+)+$"},message:"must match pattern \""+"^[a-z0-9]+([.-][a-z0-9]+)+$"+"\"",schema:"^[a-z0-9]+([.-][a-z0-9]+)+$",parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.type,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate132.errors = vErrors;
return errors === 0;
}
validate132.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema51 = {"description":"One failure that is accepted: of a requirement, or of a check.","type":"object","additionalProperties":false,"required":["reason"],"anyOf":[{"required":["requirement"]},{"required":["check"]}],"properties":{"requirement":{"description":"The requirement that is expected to be broken, whichever check finds it.","type":"string","minLength":1},"check":{"description":"The check whose findings are expected, whatever they break; without its edition it stands for both.","type":"string","minLength":1},"reason":{"description":"Why it is accepted.","type":"string","minLength":1},"owner":{"description":"Who mends it.","type":"string","minLength":1},"issue":{"description":"Where it is followed, as an address or a number.","type":["string","integer"]},"expires":{"description":"The last day on which it is accepted.","type":"string","pattern":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$","examples":["2027-01-31"]}}};
const pattern15 = new RegExp("^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$", "u");

function validate137(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate137.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = false;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requirement === undefined){
const err0 = {instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: "requirement"},message:"must have required property '"+"requirement"+"'",schema:schema51.anyOf[0].required,parentSchema:schema51.anyOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.check === undefined){
const err1 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: "check"},message:"must have required property '"+"check"+"'",schema:schema51.anyOf[1].required,parentSchema:schema51.anyOf[1],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const err2 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema51.anyOf,parentSchema:schema51,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reason === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'",schema:schema51.required,parentSchema:schema51,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "requirement") || (key0 === "check")) || (key0 === "reason")) || (key0 === "owner")) || (key0 === "issue")) || (key0 === "expires"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema51,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.requirement !== undefined){
let data0 = data.requirement;
if(typeof data0 === "string"){
if(func1(data0) < 1){
const err5 = {instancePath:instancePath+"/requirement",schemaPath:"#/properties/requirement/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema51.properties.requirement,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/requirement",schemaPath:"#/properties/requirement/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema51.properties.requirement.type,parentSchema:schema51.properties.requirement,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.check !== undefined){
let data1 = data.check;
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err7 = {instancePath:instancePath+"/check",schemaPath:"#/properties/check/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema51.properties.check,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/check",schemaPath:"#/properties/check/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema51.properties.check.type,parentSchema:schema51.properties.check,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.reason !== undefined){
let data2 = data.reason;
if(typeof data2 === "string"){
if(func1(data2) < 1){
const err9 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema51.properties.reason,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema51.properties.reason.type,parentSchema:schema51.properties.reason,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.owner !== undefined){
let data3 = data.owner;
if(typeof data3 === "string"){
if(func1(data3) < 1){
const err11 = {instancePath:instancePath+"/owner",schemaPath:"#/properties/owner/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema51.properties.owner,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/owner",schemaPath:"#/properties/owner/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema51.properties.owner.type,parentSchema:schema51.properties.owner,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.issue !== undefined){
let data4 = data.issue;
if((typeof data4 !== "string") && (!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4))))){
const err13 = {instancePath:instancePath+"/issue",schemaPath:"#/properties/issue/type",keyword:"type",params:{type: schema51.properties.issue.type},message:"must be string,integer",schema:schema51.properties.issue.type,parentSchema:schema51.properties.issue,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.expires !== undefined){
let data5 = data.expires;
if(typeof data5 === "string"){
if(!pattern15.test(data5)){
const err14 = {instancePath:instancePath+"/expires",schemaPath:"#/properties/expires/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$"+"\"",schema:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$",parentSchema:schema51.properties.expires,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/expires",schemaPath:"#/properties/expires/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema51.properties.expires.type,parentSchema:schema51.properties.expires,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema51.type,parentSchema:schema51,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate137.errors = vErrors;
return errors === 0;
}
validate137.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://locspec.dev/schemas/conformance.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate131.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.format === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "format"},message:"must have required property '"+"format"+"'",schema:schema48.required,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.kit === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kit"},message:"must have required property '"+"kit"+"'",schema:schema48.required,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.source === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'",schema:schema48.required,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.target === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "target"},message:"must have required property '"+"target"+"'",schema:schema48.required,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.run === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "run"},message:"must have required property '"+"run"+"'",schema:schema48.required,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.verdict === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verdict"},message:"must have required property '"+"verdict"+"'",schema:schema48.required,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.power === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "power"},message:"must have required property '"+"power"+"'",schema:schema48.required,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.counts === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "counts"},message:"must have required property '"+"counts"+"'",schema:schema48.required,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.requirements === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requirements"},message:"must have required property '"+"requirements"+"'",schema:schema48.required,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.findings === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "findings"},message:"must have required property '"+"findings"+"'",schema:schema48.required,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.format !== undefined){
let data0 = data.format;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err10 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema48.properties.format.type,parentSchema:schema48.properties.format,data:data0};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(1 !== data0){
const err11 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant",schema:1,parentSchema:schema48.properties.format,data:data0};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.kit !== undefined){
let data1 = data.kit;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.name === undefined){
const err12 = {instancePath:instancePath+"/kit",schemaPath:"#/properties/kit/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema48.properties.kit.required,parentSchema:schema48.properties.kit,data:data1};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data1.version === undefined){
const err13 = {instancePath:instancePath+"/kit",schemaPath:"#/properties/kit/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'",schema:schema48.properties.kit.required,parentSchema:schema48.properties.kit,data:data1};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data1.name !== undefined){
let data2 = data1.name;
if(typeof data2 !== "string"){
const err14 = {instancePath:instancePath+"/kit/name",schemaPath:"#/properties/kit/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema48.properties.kit.properties.name.type,parentSchema:schema48.properties.kit.properties.name,data:data2};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data1.version !== undefined){
let data3 = data1.version;
if(typeof data3 !== "string"){
const err15 = {instancePath:instancePath+"/kit/version",schemaPath:"#/properties/kit/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema48.properties.kit.properties.version.type,parentSchema:schema48.properties.kit.properties.version,data:data3};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/kit",schemaPath:"#/properties/kit/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema48.properties.kit.type,parentSchema:schema48.properties.kit,data:data1};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.source !== undefined){
let data4 = data.source;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.sha256 === undefined){
const err17 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/required",keyword:"required",params:{missingProperty: "sha256"},message:"must have required property '"+"sha256"+"'",schema:schema48.properties.source.required,parentSchema:schema48.properties.source,data:data4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data4.sha256 !== undefined){
let data5 = data4.sha256;
if(typeof data5 === "string"){
if(!pattern11.test(data5)){
const err18 = {instancePath:instancePath+"/source/sha256",schemaPath:"#/properties/source/properties/sha256/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\"",schema:"^[0-9a-f]{64}$",parentSchema:schema48.properties.source.properties.sha256,data:data5};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/source/sha256",schemaPath:"#/properties/source/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema48.properties.source.properties.sha256.type,parentSchema:schema48.properties.source.properties.sha256,data:data5};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema48.properties.source.type,parentSchema:schema48.properties.source,data:data4};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.target !== undefined){
let data6 = data.target;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.kind === undefined){
const err21 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema48.properties.target.required,parentSchema:schema48.properties.target,data:data6};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data6.name === undefined){
const err22 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema48.properties.target.required,parentSchema:schema48.properties.target,data:data6};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data6.addresses === undefined){
const err23 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/required",keyword:"required",params:{missingProperty: "addresses"},message:"must have required property '"+"addresses"+"'",schema:schema48.properties.target.required,parentSchema:schema48.properties.target,data:data6};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data6.kind !== undefined){
let data7 = data6.kind;
if(typeof data7 !== "string"){
const err24 = {instancePath:instancePath+"/target/kind",schemaPath:"#/properties/target/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema48.properties.target.properties.kind.type,parentSchema:schema48.properties.target.properties.kind,data:data7};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!((data7 === "service") || (data7 === "app"))){
const err25 = {instancePath:instancePath+"/target/kind",schemaPath:"#/properties/target/properties/kind/enum",keyword:"enum",params:{allowedValues: schema48.properties.target.properties.kind.enum},message:"must be equal to one of the allowed values",schema:schema48.properties.target.properties.kind.enum,parentSchema:schema48.properties.target.properties.kind,data:data7};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data6.name !== undefined){
let data8 = data6.name;
if(typeof data8 !== "string"){
const err26 = {instancePath:instancePath+"/target/name",schemaPath:"#/properties/target/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema48.properties.target.properties.name.type,parentSchema:schema48.properties.target.properties.name,data:data8};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data6.addresses !== undefined){
let data9 = data6.addresses;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key0 in data9){
let data10 = data9[key0];
if(typeof data10 !== "string"){
const err27 = {instancePath:instancePath+"/target/addresses/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/target/properties/addresses/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema48.properties.target.properties.addresses.additionalProperties.type,parentSchema:schema48.properties.target.properties.addresses.additionalProperties,data:data10};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/target/addresses",schemaPath:"#/properties/target/properties/addresses/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema48.properties.target.properties.addresses.type,parentSchema:schema48.properties.target.properties.addresses,data:data9};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema48.properties.target.type,parentSchema:schema48.properties.target,data:data6};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.run !== undefined){
let data11 = data.run;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.startedAt === undefined){
const err30 = {instancePath:instancePath+"/run",schemaPath:"#/properties/run/required",keyword:"required",params:{missingProperty: "startedAt"},message:"must have required property '"+"startedAt"+"'",schema:schema48.properties.run.required,parentSchema:schema48.properties.run,data:data11};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data11.durationMs === undefined){
const err31 = {instancePath:instancePath+"/run",schemaPath:"#/properties/run/required",keyword:"required",params:{missingProperty: "durationMs"},message:"must have required property '"+"durationMs"+"'",schema:schema48.properties.run.required,parentSchema:schema48.properties.run,data:data11};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data11.seed === undefined){
const err32 = {instancePath:instancePath+"/run",schemaPath:"#/properties/run/required",keyword:"required",params:{missingProperty: "seed"},message:"must have required property '"+"seed"+"'",schema:schema48.properties.run.required,parentSchema:schema48.properties.run,data:data11};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data11.shard === undefined){
const err33 = {instancePath:instancePath+"/run",schemaPath:"#/properties/run/required",keyword:"required",params:{missingProperty: "shard"},message:"must have required property '"+"shard"+"'",schema:schema48.properties.run.required,parentSchema:schema48.properties.run,data:data11};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data11.workers === undefined){
const err34 = {instancePath:instancePath+"/run",schemaPath:"#/properties/run/required",keyword:"required",params:{missingProperty: "workers"},message:"must have required property '"+"workers"+"'",schema:schema48.properties.run.required,parentSchema:schema48.properties.run,data:data11};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data11.startedAt !== undefined){
let data12 = data11.startedAt;
if(typeof data12 === "string"){
if(!pattern3.test(data12)){
const err35 = {instancePath:instancePath+"/run/startedAt",schemaPath:"#/properties/run/properties/startedAt/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?(Z|[+-]\\d\\d:\\d\\d)$"},message:"must match pattern \""+"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?(Z|[+-]\\d\\d:\\d\\d)$"+"\"",schema:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?(Z|[+-]\\d\\d:\\d\\d)$",parentSchema:schema48.properties.run.properties.startedAt,data:data12};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/run/startedAt",schemaPath:"#/properties/run/properties/startedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema48.properties.run.properties.startedAt.type,parentSchema:schema48.properties.run.properties.startedAt,data:data12};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data11.durationMs !== undefined){
let data13 = data11.durationMs;
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
const err37 = {instancePath:instancePath+"/run/durationMs",schemaPath:"#/properties/run/properties/durationMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema48.properties.run.properties.durationMs,data:data13};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/run/durationMs",schemaPath:"#/properties/run/properties/durationMs/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema48.properties.run.properties.durationMs.type,parentSchema:schema48.properties.run.properties.durationMs,data:data13};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data11.seed !== undefined){
let data14 = data11.seed;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err39 = {instancePath:instancePath+"/run/seed",schemaPath:"#/properties/run/properties/seed/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema48.properties.run.properties.seed.type,parentSchema:schema48.properties.run.properties.seed,data:data14};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data11.shard !== undefined){
let data15 = data11.shard;
if(typeof data15 === "string"){
if(!pattern13.test(data15)){
const err40 = {instancePath:instancePath+"/run/shard",schemaPath:"#/properties/run/properties/shard/pattern",keyword:"pattern",params:{pattern: "^[1-9]\\d*/[1-9]\\d*$"},message:"must match pattern \""+"^[1-9]\\d*/[1-9]\\d*$"+"\"",schema:"^[1-9]\\d*/[1-9]\\d*$",parentSchema:schema48.properties.run.properties.shard,data:data15};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/run/shard",schemaPath:"#/properties/run/properties/shard/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema48.properties.run.properties.shard.type,parentSchema:schema48.properties.run.properties.shard,data:data15};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data11.workers !== undefined){
let data16 = data11.workers;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err42 = {instancePath:instancePath+"/run/workers",schemaPath:"#/properties/run/properties/workers/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema48.properties.run.properties.workers.type,parentSchema:schema48.properties.run.properties.workers,data:data16};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 1 || isNaN(data16)){
const err43 = {instancePath:instancePath+"/run/workers",schemaPath:"#/properties/run/properties/workers/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema48.properties.run.properties.workers,data:data16};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
}
else {
const err44 = {instancePath:instancePath+"/run",schemaPath:"#/properties/run/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema48.properties.run.type,parentSchema:schema48.properties.run,data:data11};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.verdict !== undefined){
let data17 = data.verdict;
if(typeof data17 !== "string"){
const err45 = {instancePath:instancePath+"/verdict",schemaPath:"#/properties/verdict/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema48.properties.verdict.type,parentSchema:schema48.properties.verdict,data:data17};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(!(((data17 === "conforms") || (data17 === "violates")) || (data17 === "nothing proved"))){
const err46 = {instancePath:instancePath+"/verdict",schemaPath:"#/properties/verdict/enum",keyword:"enum",params:{allowedValues: schema48.properties.verdict.enum},message:"must be equal to one of the allowed values",schema:schema48.properties.verdict.enum,parentSchema:schema48.properties.verdict,data:data17};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.power !== undefined){
let data18 = data.power;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.level === undefined){
const err47 = {instancePath:instancePath+"/power",schemaPath:"#/properties/power/required",keyword:"required",params:{missingProperty: "level"},message:"must have required property '"+"level"+"'",schema:schema48.properties.power.required,parentSchema:schema48.properties.power,data:data18};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data18.judges === undefined){
const err48 = {instancePath:instancePath+"/power",schemaPath:"#/properties/power/required",keyword:"required",params:{missingProperty: "judges"},message:"must have required property '"+"judges"+"'",schema:schema48.properties.power.required,parentSchema:schema48.properties.power,data:data18};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data18.level !== undefined){
let data19 = data18.level;
if(typeof data19 !== "string"){
const err49 = {instancePath:instancePath+"/power/level",schemaPath:"#/properties/power/properties/level/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema48.properties.power.properties.level.type,parentSchema:schema48.properties.power.properties.level,data:data19};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(!(((data19 === "data") || (data19 === "records")) || (data19 === "relations"))){
const err50 = {instancePath:instancePath+"/power/level",schemaPath:"#/properties/power/properties/level/enum",keyword:"enum",params:{allowedValues: schema48.properties.power.properties.level.enum},message:"must be equal to one of the allowed values",schema:schema48.properties.power.properties.level.enum,parentSchema:schema48.properties.power.properties.level,data:data19};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data18.queries !== undefined){
let data20 = data18.queries;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err51 = {instancePath:instancePath+"/power/queries",schemaPath:"#/properties/power/properties/queries/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema48.properties.power.properties.queries.type,parentSchema:schema48.properties.power.properties.queries,data:data20};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 < 0 || isNaN(data20)){
const err52 = {instancePath:instancePath+"/power/queries",schemaPath:"#/properties/power/properties/queries/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema48.properties.power.properties.queries,data:data20};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
if(data18.judges !== undefined){
let data21 = data18.judges;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.armed === undefined){
const err53 = {instancePath:instancePath+"/power/judges",schemaPath:"#/properties/power/properties/judges/required",keyword:"required",params:{missingProperty: "armed"},message:"must have required property '"+"armed"+"'",schema:schema48.properties.power.properties.judges.required,parentSchema:schema48.properties.power.properties.judges,data:data21};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data21.of === undefined){
const err54 = {instancePath:instancePath+"/power/judges",schemaPath:"#/properties/power/properties/judges/required",keyword:"required",params:{missingProperty: "of"},message:"must have required property '"+"of"+"'",schema:schema48.properties.power.properties.judges.required,parentSchema:schema48.properties.power.properties.judges,data:data21};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data21.armed !== undefined){
let data22 = data21.armed;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err55 = {instancePath:instancePath+"/power/judges/armed",schemaPath:"#/properties/power/properties/judges/properties/armed/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema48.properties.power.properties.judges.properties.armed.type,parentSchema:schema48.properties.power.properties.judges.properties.armed,data:data22};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 < 0 || isNaN(data22)){
const err56 = {instancePath:instancePath+"/power/judges/armed",schemaPath:"#/properties/power/properties/judges/properties/armed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema48.properties.power.properties.judges.properties.armed,data:data22};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
if(data21.of !== undefined){
let data23 = data21.of;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
const err57 = {instancePath:instancePath+"/power/judges/of",schemaPath:"#/properties/power/properties/judges/properties/of/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema48.properties.power.properties.judges.properties.of.type,parentSchema:schema48.properties.power.properties.judges.properties.of,data:data23};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 < 0 || isNaN(data23)){
const err58 = {instancePath:instancePath+"/power/judges/of",schemaPath:"#/properties/power/properties/judges/properties/of/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema48.properties.power.properties.judges.properties.of,data:data23};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
}
else {
const err59 = {instancePath:instancePath+"/power/judges",schemaPath:"#/properties/power/properties/judges/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema48.properties.power.properties.judges.type,parentSchema:schema48.properties.power.properties.judges,data:data21};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
}
else {
const err60 = {instancePath:instancePath+"/power",schemaPath:"#/properties/power/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema48.properties.power.type,parentSchema:schema48.properties.power,data:data18};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data.counts !== undefined){
let data24 = data.counts;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.pass === undefined){
const err61 = {instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty: "pass"},message:"must have required property '"+"pass"+"'",schema:schema48.properties.counts.required,parentSchema:schema48.properties.counts,data:data24};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(data24.fail === undefined){
const err62 = {instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty: "fail"},message:"must have required property '"+"fail"+"'",schema:schema48.properties.counts.required,parentSchema:schema48.properties.counts,data:data24};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data24.warn === undefined){
const err63 = {instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty: "warn"},message:"must have required property '"+"warn"+"'",schema:schema48.properties.counts.required,parentSchema:schema48.properties.counts,data:data24};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(data24.unspecified === undefined){
const err64 = {instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty: "unspecified"},message:"must have required property '"+"unspecified"+"'",schema:schema48.properties.counts.required,parentSchema:schema48.properties.counts,data:data24};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(data24.untested === undefined){
const err65 = {instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty: "untested"},message:"must have required property '"+"untested"+"'",schema:schema48.properties.counts.required,parentSchema:schema48.properties.counts,data:data24};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(data24.notApplicable === undefined){
const err66 = {instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty: "notApplicable"},message:"must have required property '"+"notApplicable"+"'",schema:schema48.properties.counts.required,parentSchema:schema48.properties.counts,data:data24};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(data24.expectedFail === undefined){
const err67 = {instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty: "expectedFail"},message:"must have required property '"+"expectedFail"+"'",schema:schema48.properties.counts.required,parentSchema:schema48.properties.counts,data:data24};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(data24.error === undefined){
const err68 = {instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'",schema:schema48.properties.counts.required,parentSchema:schema48.properties.counts,data:data24};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(data24.pass !== undefined){
let data25 = data24.pass;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
const err69 = {instancePath:instancePath+"/counts/pass",schemaPath:"#/properties/counts/properties/pass/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema48.properties.counts.properties.pass.type,parentSchema:schema48.properties.counts.properties.pass,data:data25};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 < 0 || isNaN(data25)){
const err70 = {instancePath:instancePath+"/counts/pass",schemaPath:"#/properties/counts/properties/pass/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema48.properties.counts.properties.pass,data:data25};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
}
if(data24.fail !== undefined){
let data26 = data24.fail;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err71 = {instancePath:instancePath+"/counts/fail",schemaPath:"#/properties/counts/properties/fail/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema48.properties.counts.properties.fail.type,parentSchema:schema48.properties.counts.properties.fail,data:data26};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 < 0 || isNaN(data26)){
const err72 = {instancePath:instancePath+"/counts/fail",schemaPath:"#/properties/counts/properties/fail/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema48.properties.counts.properties.fail,data:data26};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
}
if(data24.warn !== undefined){
let data27 = data24.warn;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
const err73 = {instancePath:instancePath+"/counts/warn",schemaPath:"#/properties/counts/properties/warn/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema48.properties.counts.properties.warn.type,parentSchema:schema48.properties.counts.properties.warn,data:data27};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 < 0 || isNaN(data27)){
const err74 = {instancePath:instancePath+"/counts/warn",schemaPath:"#/properties/counts/properties/warn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema48.properties.counts.properties.warn,data:data27};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
}
if(data24.unspecified !== undefined){
let data28 = data24.unspecified;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
const err75 = {instancePath:instancePath+"/counts/unspecified",schemaPath:"#/properties/counts/properties/unspecified/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema48.properties.counts.properties.unspecified.type,parentSchema:schema48.properties.counts.properties.unspecified,data:data28};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 < 0 || isNaN(data28)){
const err76 = {instancePath:instancePath+"/counts/unspecified",schemaPath:"#/properties/counts/properties/unspecified/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema48.properties.counts.properties.unspecified,data:data28};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
}
if(data24.untested !== undefined){
let data29 = data24.untested;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
const err77 = {instancePath:instancePath+"/counts/untested",schemaPath:"#/properties/counts/properties/untested/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema48.properties.counts.properties.untested.type,parentSchema:schema48.properties.counts.properties.untested,data:data29};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 < 0 || isNaN(data29)){
const err78 = {instancePath:instancePath+"/counts/untested",schemaPath:"#/properties/counts/properties/untested/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema48.properties.counts.properties.untested,data:data29};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
}
if(data24.notApplicable !== undefined){
let data30 = data24.notApplicable;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
const err79 = {instancePath:instancePath+"/counts/notApplicable",schemaPath:"#/properties/counts/properties/notApplicable/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema48.properties.counts.properties.notApplicable.type,parentSchema:schema48.properties.counts.properties.notApplicable,data:data30};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 < 0 || isNaN(data30)){
const err80 = {instancePath:instancePath+"/counts/notApplicable",schemaPath:"#/properties/counts/properties/notApplicable/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema48.properties.counts.properties.notApplicable,data:data30};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
}
if(data24.expectedFail !== undefined){
let data31 = data24.expectedFail;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
const err81 = {instancePath:instancePath+"/counts/expectedFail",schemaPath:"#/properties/counts/properties/expectedFail/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema48.properties.counts.properties.expectedFail.type,parentSchema:schema48.properties.counts.properties.expectedFail,data:data31};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 < 0 || isNaN(data31)){
const err82 = {instancePath:instancePath+"/counts/expectedFail",schemaPath:"#/properties/counts/properties/expectedFail/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema48.properties.counts.properties.expectedFail,data:data31};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
}
if(data24.error !== undefined){
let data32 = data24.error;
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
const err83 = {instancePath:instancePath+"/counts/error",schemaPath:"#/properties/counts/properties/error/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema48.properties.counts.properties.error.type,parentSchema:schema48.properties.counts.properties.error,data:data32};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 < 0 || isNaN(data32)){
const err84 = {instancePath:instancePath+"/counts/error",schemaPath:"#/properties/counts/properties/error/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema48.properties.counts.properties.error,data:data32};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
}
}
else {
const err85 = {instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema48.properties.counts.type,parentSchema:schema48.properties.counts,data:data24};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data.requirements !== undefined){
let data33 = data.requirements;
if(Array.isArray(data33)){
const len0 = data33.length;
for(let i0=0; i0<len0; i0++){
let data34 = data33[i0];
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
if(data34.id === undefined){
const err86 = {instancePath:instancePath+"/requirements/" + i0,schemaPath:"#/properties/requirements/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema48.properties.requirements.items.required,parentSchema:schema48.properties.requirements.items,data:data34};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(data34.standing === undefined){
const err87 = {instancePath:instancePath+"/requirements/" + i0,schemaPath:"#/properties/requirements/items/required",keyword:"required",params:{missingProperty: "standing"},message:"must have required property '"+"standing"+"'",schema:schema48.properties.requirements.items.required,parentSchema:schema48.properties.requirements.items,data:data34};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if(data34.source === undefined){
const err88 = {instancePath:instancePath+"/requirements/" + i0,schemaPath:"#/properties/requirements/items/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'",schema:schema48.properties.requirements.items.required,parentSchema:schema48.properties.requirements.items,data:data34};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if(data34.says === undefined){
const err89 = {instancePath:instancePath+"/requirements/" + i0,schemaPath:"#/properties/requirements/items/required",keyword:"required",params:{missingProperty: "says"},message:"must have required property '"+"says"+"'",schema:schema48.properties.requirements.items.required,parentSchema:schema48.properties.requirements.items,data:data34};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(data34.status === undefined){
const err90 = {instancePath:instancePath+"/requirements/" + i0,schemaPath:"#/properties/requirements/items/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'",schema:schema48.properties.requirements.items.required,parentSchema:schema48.properties.requirements.items,data:data34};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if(data34.checks === undefined){
const err91 = {instancePath:instancePath+"/requirements/" + i0,schemaPath:"#/properties/requirements/items/required",keyword:"required",params:{missingProperty: "checks"},message:"must have required property '"+"checks"+"'",schema:schema48.properties.requirements.items.required,parentSchema:schema48.properties.requirements.items,data:data34};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if(data34.id !== undefined){
if(!(validate132(data34.id, {instancePath:instancePath+"/requirements/" + i0+"/id",parentData:data34,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate132.errors : joined(vErrors, validate132.errors);
errors = vErrors.length;
}
}
if(data34.standing !== undefined){
let data36 = data34.standing;
if(typeof data36 !== "string"){
const err92 = {instancePath:instancePath+"/requirements/" + i0+"/standing",schemaPath:"#/properties/requirements/items/properties/standing/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema48.properties.requirements.items.properties.standing.type,parentSchema:schema48.properties.requirements.items.properties.standing,data:data36};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(!(((data36 === "stated") || (data36 === "standard")) || (data36 === "assumed"))){
const err93 = {instancePath:instancePath+"/requirements/" + i0+"/standing",schemaPath:"#/properties/requirements/items/properties/standing/enum",keyword:"enum",params:{allowedValues: schema48.properties.requirements.items.properties.standing.enum},message:"must be equal to one of the allowed values",schema:schema48.properties.requirements.items.properties.standing.enum,parentSchema:schema48.properties.requirements.items.properties.standing,data:data36};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data34.source !== undefined){
let data37 = data34.source;
if(typeof data37 !== "string"){
const err94 = {instancePath:instancePath+"/requirements/" + i0+"/source",schemaPath:"#/properties/requirements/items/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema48.properties.requirements.items.properties.source.type,parentSchema:schema48.properties.requirements.items.properties.source,data:data37};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data34.says !== undefined){
let data38 = data34.says;
if(typeof data38 !== "string"){
const err95 = {instancePath:instancePath+"/requirements/" + i0+"/says",schemaPath:"#/properties/requirements/items/properties/says/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema48.properties.requirements.items.properties.says.type,parentSchema:schema48.properties.requirements.items.properties.says,data:data38};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data34.status !== undefined){
let data39 = data34.status;
if(typeof data39 !== "string"){
const err96 = {instancePath:instancePath+"/requirements/" + i0+"/status",schemaPath:"#/properties/requirements/items/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema48.properties.requirements.items.properties.status.type,parentSchema:schema48.properties.requirements.items.properties.status,data:data39};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
if(!((((((((data39 === "pass") || (data39 === "fail")) || (data39 === "warn")) || (data39 === "unspecified")) || (data39 === "untested")) || (data39 === "notApplicable")) || (data39 === "expectedFail")) || (data39 === "error"))){
const err97 = {instancePath:instancePath+"/requirements/" + i0+"/status",schemaPath:"#/properties/requirements/items/properties/status/enum",keyword:"enum",params:{allowedValues: schema48.properties.requirements.items.properties.status.enum},message:"must be equal to one of the allowed values",schema:schema48.properties.requirements.items.properties.status.enum,parentSchema:schema48.properties.requirements.items.properties.status,data:data39};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data34.checks !== undefined){
let data40 = data34.checks;
if(Array.isArray(data40)){
const len1 = data40.length;
for(let i1=0; i1<len1; i1++){
let data41 = data40[i1];
if(typeof data41 !== "string"){
const err98 = {instancePath:instancePath+"/requirements/" + i0+"/checks/" + i1,schemaPath:"#/properties/requirements/items/properties/checks/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema48.properties.requirements.items.properties.checks.items.type,parentSchema:schema48.properties.requirements.items.properties.checks.items,data:data41};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
}
else {
const err99 = {instancePath:instancePath+"/requirements/" + i0+"/checks",schemaPath:"#/properties/requirements/items/properties/checks/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema48.properties.requirements.items.properties.checks.type,parentSchema:schema48.properties.requirements.items.properties.checks,data:data40};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
}
else {
const err100 = {instancePath:instancePath+"/requirements/" + i0,schemaPath:"#/properties/requirements/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema48.properties.requirements.items.type,parentSchema:schema48.properties.requirements.items,data:data34};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
}
else {
const err101 = {instancePath:instancePath+"/requirements",schemaPath:"#/properties/requirements/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema48.properties.requirements.type,parentSchema:schema48.properties.requirements,data:data33};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data.expectedFailures !== undefined){
let data42 = data.expectedFailures;
if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
if(data42.stale === undefined){
const err102 = {instancePath:instancePath+"/expectedFailures",schemaPath:"#/properties/expectedFailures/required",keyword:"required",params:{missingProperty: "stale"},message:"must have required property '"+"stale"+"'",schema:schema48.properties.expectedFailures.required,parentSchema:schema48.properties.expectedFailures,data:data42};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
if(data42.expired === undefined){
const err103 = {instancePath:instancePath+"/expectedFailures",schemaPath:"#/properties/expectedFailures/required",keyword:"required",params:{missingProperty: "expired"},message:"must have required property '"+"expired"+"'",schema:schema48.properties.expectedFailures.required,parentSchema:schema48.properties.expectedFailures,data:data42};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
if(data42.unknown === undefined){
const err104 = {instancePath:instancePath+"/expectedFailures",schemaPath:"#/properties/expectedFailures/required",keyword:"required",params:{missingProperty: "unknown"},message:"must have required property '"+"unknown"+"'",schema:schema48.properties.expectedFailures.required,parentSchema:schema48.properties.expectedFailures,data:data42};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
if(data42.stale !== undefined){
let data43 = data42.stale;
if(Array.isArray(data43)){
const len2 = data43.length;
for(let i2=0; i2<len2; i2++){
if(!(validate137(data43[i2], {instancePath:instancePath+"/expectedFailures/stale/" + i2,parentData:data43,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate137.errors : joined(vErrors, validate137.errors);
errors = vErrors.length;
}
}
}
else {
const err105 = {instancePath:instancePath+"/expectedFailures/stale",schemaPath:"#/properties/expectedFailures/properties/stale/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema48.properties.expectedFailures.properties.stale.type,parentSchema:schema48.properties.expectedFailures.properties.stale,data:data43};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
if(data42.expired !== undefined){
let data45 = data42.expired;
if(Array.isArray(data45)){
const len3 = data45.length;
for(let i3=0; i3<len3; i3++){
if(!(validate137(data45[i3], {instancePath:instancePath+"/expectedFailures/expired/" + i3,parentData:data45,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate137.errors : joined(vErrors, validate137.errors);
errors = vErrors.length;
}
}
}
else {
const err106 = {instancePath:instancePath+"/expectedFailures/expired",schemaPath:"#/properties/expectedFailures/properties/expired/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema48.properties.expectedFailures.properties.expired.type,parentSchema:schema48.properties.expectedFailures.properties.expired,data:data45};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
if(data42.unknown !== undefined){
let data47 = data42.unknown;
if(Array.isArray(data47)){
const len4 = data47.length;
for(let i4=0; i4<len4; i4++){
let data48 = data47[i4];
if(data48 && typeof data48 == "object" && !Array.isArray(data48)){
if(data48.name === undefined){
const err107 = {instancePath:instancePath+"/expectedFailures/unknown/" + i4,schemaPath:"#/properties/expectedFailures/properties/unknown/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema48.properties.expectedFailures.properties.unknown.items.required,parentSchema:schema48.properties.expectedFailures.properties.unknown.items,data:data48};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
if(data48.name !== undefined){
let data49 = data48.name;
if(typeof data49 !== "string"){
const err108 = {instancePath:instancePath+"/expectedFailures/unknown/" + i4+"/name",schemaPath:"#/properties/expectedFailures/properties/unknown/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema48.properties.expectedFailures.properties.unknown.items.properties.name.type,parentSchema:schema48.properties.expectedFailures.properties.unknown.items.properties.name,data:data49};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
if(data48.nearest !== undefined){
let data50 = data48.nearest;
if(typeof data50 !== "string"){
const err109 = {instancePath:instancePath+"/expectedFailures/unknown/" + i4+"/nearest",schemaPath:"#/properties/expectedFailures/properties/unknown/items/properties/nearest/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema48.properties.expectedFailures.properties.unknown.items.properties.nearest.type,parentSchema:schema48.properties.expectedFailures.properties.unknown.items.properties.nearest,data:data50};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
}
else {
const err110 = {instancePath:instancePath+"/expectedFailures/unknown/" + i4,schemaPath:"#/properties/expectedFailures/properties/unknown/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema48.properties.expectedFailures.properties.unknown.items.type,parentSchema:schema48.properties.expectedFailures.properties.unknown.items,data:data48};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
}
else {
const err111 = {instancePath:instancePath+"/expectedFailures/unknown",schemaPath:"#/properties/expectedFailures/properties/unknown/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema48.properties.expectedFailures.properties.unknown.type,parentSchema:schema48.properties.expectedFailures.properties.unknown,data:data47};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
}
else {
const err112 = {instancePath:instancePath+"/expectedFailures",schemaPath:"#/properties/expectedFailures/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema48.properties.expectedFailures.type,parentSchema:schema48.properties.expectedFailures,data:data42};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
if(data.findings !== undefined){
let data51 = data.findings;
if(Array.isArray(data51)){
const len5 = data51.length;
for(let i5=0; i5<len5; i5++){
let data52 = data51[i5];
if(data52 && typeof data52 == "object" && !Array.isArray(data52)){
if(data52.requirement === undefined){
const err113 = {instancePath:instancePath+"/findings/" + i5,schemaPath:"#/properties/findings/items/required",keyword:"required",params:{missingProperty: "requirement"},message:"must have required property '"+"requirement"+"'",schema:schema48.properties.findings.items.required,parentSchema:schema48.properties.findings.items,data:data52};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
if(data52.check === undefined){
const err114 = {instancePath:instancePath+"/findings/" + i5,schemaPath:"#/properties/findings/items/required",keyword:"required",params:{missingProperty: "check"},message:"must have required property '"+"check"+"'",schema:schema48.properties.findings.items.required,parentSchema:schema48.properties.findings.items,data:data52};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
if(data52.title === undefined){
const err115 = {instancePath:instancePath+"/findings/" + i5,schemaPath:"#/properties/findings/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema48.properties.findings.items.required,parentSchema:schema48.properties.findings.items,data:data52};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
if(data52.expected === undefined){
const err116 = {instancePath:instancePath+"/findings/" + i5,schemaPath:"#/properties/findings/items/required",keyword:"required",params:{missingProperty: "expected"},message:"must have required property '"+"expected"+"'",schema:schema48.properties.findings.items.required,parentSchema:schema48.properties.findings.items,data:data52};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
if(data52.actual === undefined){
const err117 = {instancePath:instancePath+"/findings/" + i5,schemaPath:"#/properties/findings/items/required",keyword:"required",params:{missingProperty: "actual"},message:"must have required property '"+"actual"+"'",schema:schema48.properties.findings.items.required,parentSchema:schema48.properties.findings.items,data:data52};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
if(data52.evidence === undefined){
const err118 = {instancePath:instancePath+"/findings/" + i5,schemaPath:"#/properties/findings/items/required",keyword:"required",params:{missingProperty: "evidence"},message:"must have required property '"+"evidence"+"'",schema:schema48.properties.findings.items.required,parentSchema:schema48.properties.findings.items,data:data52};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
if(data52.replay === undefined){
const err119 = {instancePath:instancePath+"/findings/" + i5,schemaPath:"#/properties/findings/items/required",keyword:"required",params:{missingProperty: "replay"},message:"must have required property '"+"replay"+"'",schema:schema48.properties.findings.items.required,parentSchema:schema48.properties.findings.items,data:data52};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
if(data52.requirement !== undefined){
if(!(validate132(data52.requirement, {instancePath:instancePath+"/findings/" + i5+"/requirement",parentData:data52,parentDataProperty:"requirement",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate132.errors : joined(vErrors, validate132.errors);
errors = vErrors.length;
}
}
if(data52.check !== undefined){
let data54 = data52.check;
if(typeof data54 !== "string"){
const err120 = {instancePath:instancePath+"/findings/" + i5+"/check",schemaPath:"#/properties/findings/items/properties/check/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema48.properties.findings.items.properties.check.type,parentSchema:schema48.properties.findings.items.properties.check,data:data54};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
if(data52.title !== undefined){
let data55 = data52.title;
if(typeof data55 !== "string"){
const err121 = {instancePath:instancePath+"/findings/" + i5+"/title",schemaPath:"#/properties/findings/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema48.properties.findings.items.properties.title.type,parentSchema:schema48.properties.findings.items.properties.title,data:data55};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
if(data52.expected !== undefined){
let data56 = data52.expected;
if(typeof data56 !== "string"){
const err122 = {instancePath:instancePath+"/findings/" + i5+"/expected",schemaPath:"#/properties/findings/items/properties/expected/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema48.properties.findings.items.properties.expected.type,parentSchema:schema48.properties.findings.items.properties.expected,data:data56};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
if(data52.actual !== undefined){
let data57 = data52.actual;
if(typeof data57 !== "string"){
const err123 = {instancePath:instancePath+"/findings/" + i5+"/actual",schemaPath:"#/properties/findings/items/properties/actual/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema48.properties.findings.items.properties.actual.type,parentSchema:schema48.properties.findings.items.properties.actual,data:data57};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
if(data52.evidence !== undefined){
let data58 = data52.evidence;
if(data58 && typeof data58 == "object" && !Array.isArray(data58)){
if(data58.exchanges === undefined){
const err124 = {instancePath:instancePath+"/findings/" + i5+"/evidence",schemaPath:"#/properties/findings/items/properties/evidence/required",keyword:"required",params:{missingProperty: "exchanges"},message:"must have required property '"+"exchanges"+"'",schema:schema48.properties.findings.items.properties.evidence.required,parentSchema:schema48.properties.findings.items.properties.evidence,data:data58};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
if(data58.exchanges !== undefined){
let data59 = data58.exchanges;
if(Array.isArray(data59)){
const len6 = data59.length;
for(let i6=0; i6<len6; i6++){
let data60 = data59[i6];
if(!(data60 && typeof data60 == "object" && !Array.isArray(data60))){
const err125 = {instancePath:instancePath+"/findings/" + i5+"/evidence/exchanges/" + i6,schemaPath:"#/properties/findings/items/properties/evidence/properties/exchanges/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema48.properties.findings.items.properties.evidence.properties.exchanges.items.type,parentSchema:schema48.properties.findings.items.properties.evidence.properties.exchanges.items,data:data60};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
}
else {
const err126 = {instancePath:instancePath+"/findings/" + i5+"/evidence/exchanges",schemaPath:"#/properties/findings/items/properties/evidence/properties/exchanges/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema48.properties.findings.items.properties.evidence.properties.exchanges.type,parentSchema:schema48.properties.findings.items.properties.evidence.properties.exchanges,data:data59};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
if(data58.counterexample !== undefined){
let data61 = data58.counterexample;
if(!(data61 && typeof data61 == "object" && !Array.isArray(data61))){
const err127 = {instancePath:instancePath+"/findings/" + i5+"/evidence/counterexample",schemaPath:"#/properties/findings/items/properties/evidence/properties/counterexample/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema48.properties.findings.items.properties.evidence.properties.counterexample.type,parentSchema:schema48.properties.findings.items.properties.evidence.properties.counterexample,data:data61};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
}
else {
const err128 = {instancePath:instancePath+"/findings/" + i5+"/evidence",schemaPath:"#/properties/findings/items/properties/evidence/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema48.properties.findings.items.properties.evidence.type,parentSchema:schema48.properties.findings.items.properties.evidence,data:data58};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
if(data52.replay !== undefined){
let data62 = data52.replay;
if(typeof data62 !== "string"){
const err129 = {instancePath:instancePath+"/findings/" + i5+"/replay",schemaPath:"#/properties/findings/items/properties/replay/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema48.properties.findings.items.properties.replay.type,parentSchema:schema48.properties.findings.items.properties.replay,data:data62};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
if(data52.case !== undefined){
let data63 = data52.case;
if(typeof data63 !== "string"){
const err130 = {instancePath:instancePath+"/findings/" + i5+"/case",schemaPath:"#/properties/findings/items/properties/case/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema48.properties.findings.items.properties.case.type,parentSchema:schema48.properties.findings.items.properties.case,data:data63};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
if(data52.again !== undefined){
let data64 = data52.again;
if(typeof data64 !== "string"){
const err131 = {instancePath:instancePath+"/findings/" + i5+"/again",schemaPath:"#/properties/findings/items/properties/again/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema48.properties.findings.items.properties.again.type,parentSchema:schema48.properties.findings.items.properties.again,data:data64};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
}
else {
const err132 = {instancePath:instancePath+"/findings/" + i5,schemaPath:"#/properties/findings/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema48.properties.findings.items.type,parentSchema:schema48.properties.findings.items,data:data52};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
}
else {
const err133 = {instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema48.properties.findings.type,parentSchema:schema48.properties.findings,data:data51};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
}
else {
const err134 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema48.type,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
validate131.errors = vErrors;
return errors === 0;
}
validate131.evaluated = {"props":{"format":true,"kit":true,"source":true,"target":true,"run":true,"verdict":true,"power":true,"counts":true,"requirements":true,"expectedFailures":true,"findings":true},"dynamicProps":false,"dynamicItems":false};

const checkDataset = validate141;
const schema53 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://locspec.dev/schemas/dataset.schema.json","title":"Dataset","description":"The data that a target is loaded with for a run. Records have the members of their CroQL context under the names of the source, spaces included; an absent boolean is false, an absent array empty, any other absent member null. A name that is not known is an error here, since a misspelt member would weaken a check in silence.","x-locspec-source":"CroQL data contexts","type":"object","additionalProperties":false,"properties":{"users":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["id","login"],"properties":{"id":{"type":"integer"},"login":{"type":"string","minLength":1}}}},"languages":{"type":"array","items":{"$ref":"#/$defs/language"}},"projects":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["id","identifier","name","sourceLanguageId","targetLanguageIds"],"properties":{"id":{"type":"integer"},"identifier":{"type":"string","minLength":1},"name":{"type":"string"},"sourceLanguageId":{"type":"string","minLength":1},"targetLanguageIds":{"type":"array","items":{"type":"string","minLength":1}},"strings":{"type":"array","items":{"$ref":"records.schema.json#/$defs/source-string"}}}}},"tms":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"type":"integer"},"segments":{"type":"array","items":{"$ref":"records.schema.json#/$defs/tm-segment"}}}}},"glossaries":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"type":"integer"},"terms":{"type":"array","items":{"$ref":"records.schema.json#/$defs/glossary-term"}},"concepts":{"type":"array","items":{"$ref":"records.schema.json#/$defs/glossary-concept"}}}}}},"$defs":{"language":{"description":"A language object of the source; only its `id` has to be given.","type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"$ref":"language.schema.json#/properties/id"},"name":{"type":"string"},"editorCode":{"type":"string"},"twoLettersCode":{"type":"string"},"threeLettersCode":{"type":"string"},"locale":{"type":"string"},"androidCode":{"type":"string"},"osxCode":{"type":"string"},"osxLocale":{"type":"string"},"pluralCategoryNames":{"$ref":"language.schema.json#/properties/pluralCategoryNames"},"pluralRules":{"$ref":"language.schema.json#/properties/pluralRules"}}}}};
const schema54 = {"description":"A language object of the source; only its `id` has to be given.","type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"$ref":"language.schema.json#/properties/id"},"name":{"type":"string"},"editorCode":{"type":"string"},"twoLettersCode":{"type":"string"},"threeLettersCode":{"type":"string"},"locale":{"type":"string"},"androidCode":{"type":"string"},"osxCode":{"type":"string"},"osxLocale":{"type":"string"},"pluralCategoryNames":{"$ref":"language.schema.json#/properties/pluralCategoryNames"},"pluralRules":{"$ref":"language.schema.json#/properties/pluralRules"}}};
const schema56 = {"description":"The language code, which is also the key in `translations` of a string record.","type":"string","minLength":1};

function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate144.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) < 1){
const err0 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema56,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema56.type,parentSchema:schema56,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate144.errors = vErrors;
return errors === 0;
}
validate144.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema57 = {"description":"The names of the language's plural categories; they are the keys of plural texts.","type":"array","items":{"type":"string"}};

function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate146.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema57.items.type,parentSchema:schema57.items,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema57.type,parentSchema:schema57,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate146.errors = vErrors;
return errors === 0;
}
validate146.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema58 = {"description":"The rule that picks a plural category for a number.","type":"string"};

function validate148(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate148.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema58.type,parentSchema:schema58,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate148.errors = vErrors;
return errors === 0;
}
validate148.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate142.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema54.required,parentSchema:schema54,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema54.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema54,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate144(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate144.errors : joined(vErrors, validate144.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema54.properties.name.type,parentSchema:schema54.properties.name,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.editorCode !== undefined){
let data2 = data.editorCode;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/editorCode",schemaPath:"#/properties/editorCode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema54.properties.editorCode.type,parentSchema:schema54.properties.editorCode,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.twoLettersCode !== undefined){
let data3 = data.twoLettersCode;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/twoLettersCode",schemaPath:"#/properties/twoLettersCode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema54.properties.twoLettersCode.type,parentSchema:schema54.properties.twoLettersCode,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.threeLettersCode !== undefined){
let data4 = data.threeLettersCode;
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/threeLettersCode",schemaPath:"#/properties/threeLettersCode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema54.properties.threeLettersCode.type,parentSchema:schema54.properties.threeLettersCode,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.locale !== undefined){
let data5 = data.locale;
if(typeof data5 !== "string"){
const err6 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema54.properties.locale.type,parentSchema:schema54.properties.locale,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.androidCode !== undefined){
let data6 = data.androidCode;
if(typeof data6 !== "string"){
const err7 = {instancePath:instancePath+"/androidCode",schemaPath:"#/properties/androidCode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema54.properties.androidCode.type,parentSchema:schema54.properties.androidCode,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.osxCode !== undefined){
let data7 = data.osxCode;
if(typeof data7 !== "string"){
const err8 = {instancePath:instancePath+"/osxCode",schemaPath:"#/properties/osxCode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema54.properties.osxCode.type,parentSchema:schema54.properties.osxCode,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.osxLocale !== undefined){
let data8 = data.osxLocale;
if(typeof data8 !== "string"){
const err9 = {instancePath:instancePath+"/osxLocale",schemaPath:"#/properties/osxLocale/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema54.properties.osxLocale.type,parentSchema:schema54.properties.osxLocale,data:data8};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.pluralCategoryNames !== undefined){
if(!(validate146(data.pluralCategoryNames, {instancePath:instancePath+"/pluralCategoryNames",parentData:data,parentDataProperty:"pluralCategoryNames",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate146.errors : joined(vErrors, validate146.errors);
errors = vErrors.length;
}
}
if(data.pluralRules !== undefined){
if(!(validate148(data.pluralRules, {instancePath:instancePath+"/pluralRules",parentData:data,parentDataProperty:"pluralRules",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate148.errors : joined(vErrors, validate148.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema54.type,parentSchema:schema54,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate142.errors = vErrors;
return errors === 0;
}
validate142.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema60 = {"title":"source string","x-locspec-source":"CroQL data contexts, Source string context","type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"description":"the id of the record in list answers","type":"integer"},"type is plain":{"description":"plain text","type":"boolean"},"type is plural":{"description":"has plural forms","type":"boolean"},"type is icu":{"description":"an ICU message","type":"boolean"},"type is asset":{"description":"an asset","type":"boolean"},"text":{"description":"the source text; the form of the category “other” where a reader gets an object of plural forms","x-locspec-gap":"croql.plural-text","type":["string","object","null"],"minProperties":1,"additionalProperties":{"type":"string"}},"identifier":{"description":"the key","type":["string","null"]},"context":{"type":["string","null"]},"max length":{"type":["integer","null"]},"is visible":{"type":"boolean"},"is hidden":{"type":"boolean"},"is duplicate":{"type":"boolean"},"isPassedWorkflow":{"description":"went through a workflow of the project","x-locspec-edition":"enterprise","type":"boolean"},"fields":{"description":"custom properties; called an object and queried as a collection, so a reader takes an array or a map","x-locspec-edition":"enterprise","type":"array","items":{"type":"object","additionalProperties":false,"properties":{"name":{"type":["string","null"]},"slug":{"type":["string","null"]},"value":{"type":["string","null"]},"type":{"type":["string","null"]}}}},"file":{"description":"the file the string stands in","type":["object","null"],"additionalProperties":false,"properties":{"id":{"type":["integer","null"]},"name":{"type":["string","null"]},"title":{"type":["string","null"]},"type":{"type":["string","null"]},"context":{"type":["string","null"]}}},"branch":{"description":"the branch the string stands in","type":["object","null"],"additionalProperties":false,"properties":{"id":{"type":["integer","null"]},"name":{"type":["string","null"]},"title":{"type":["string","null"]}}},"comments":{"description":"comments on the string","type":"array","items":{"type":"object","additionalProperties":false,"properties":{"has issue":{"type":"boolean"},"has unresolved issue":{"type":"boolean"},"user":{"description":"who wrote it","type":["integer","null"]}}}},"screenshots":{"description":"the shape of an element is not given","type":"array","items":{"type":"object","properties":{}}},"translations":{"description":"translations into every language","type":"array","items":{"type":"object","additionalProperties":false,"required":["id","language"],"properties":{"id":{"description":"the id of the record in list answers","type":"integer"},"text":{"description":"the translation; the form of the category “other” where a reader gets an object of plural forms","x-locspec-gap":"croql.plural-text","type":["string","object","null"],"minProperties":1,"additionalProperties":{"type":"string"}},"plural form":{"description":"plural category of this form; its values are not given","type":["string","null"]},"is pre translated":{"description":"came from auto-translation","type":"boolean"},"provider":{"description":"where it came from: a memory, an engine or AI; eight further values are not named","type":["string","null"]},"language":{"description":"code of the language translated into","type":"string"},"user":{"description":"who added it","type":["integer","null"]},"votes":{"description":"votes given to the translation","type":"array","items":{"type":"object","additionalProperties":false,"properties":{"is up":{"description":"a vote for it","type":"boolean"},"is down":{"description":"a vote against it","type":"boolean"},"user":{"description":"who voted","type":["integer","null"]},"added":{"description":"when","type":["string","null"],"pattern":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$","examples":["2024-01-31 12:00:00"]}}}},"approvals":{"description":"approvals given to the translation","type":"array","items":{"type":"object","additionalProperties":false,"properties":{"user":{"description":"who approved","type":["integer","null"]},"added":{"description":"when","type":["string","null"],"pattern":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$","examples":["2024-01-31 12:00:00"]}}}},"updated":{"description":"when it last changed","type":["string","null"],"pattern":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$","examples":["2024-01-31 12:00:00"]}}}},"languages summary":{"description":"for each language its top translation, the one of the highest priority","type":"array","items":{"type":"object","additionalProperties":false,"required":["language"],"properties":{"language":{"description":"code of the language summed up","type":"string"},"is translated":{"type":"boolean"},"is partially translated":{"type":"boolean"},"is approved":{"type":"boolean"},"is partially approved":{"type":"boolean"},"translation updated":{"description":"listed as a boolean and compared as a datetime: both readings hold; a dataset gives the datetime","anyOf":[{"type":"boolean"},{"type":["string","null"],"pattern":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$","examples":["2024-01-31 12:00:00"]}]},"is auto translated":{"description":"by memory, engine or AI","type":"boolean"},"is translated by tm":{"type":"boolean"},"is translated by mt":{"type":"boolean"},"is translated by ai":{"type":"boolean"},"is source changed after translation":{"type":"boolean"},"has translation as source":{"description":"the translation is the same text as the source","type":"boolean"},"has translation after approval":{"type":"boolean"},"has shared translation":{"description":"a duplicate that shows its master string’s translation","type":"boolean"},"has qa issues":{"type":"boolean"},"rating":{"description":"rating of the translation","type":["integer","null"]},"approvalsCount":{"description":"how many approvals","type":["integer","null"]},"has empty translation qa issues":{"type":"boolean"},"has translation length qa issues":{"type":"boolean"},"has tags mismatch qa issues":{"type":"boolean"},"has spaces mismatch qa issues":{"type":"boolean"},"has variables mismatch qa issues":{"type":"boolean"},"has punctuation mismatch qa issues":{"type":"boolean"},"has character case mismatch qa issues":{"type":"boolean"},"has special characters mismatch qa issues":{"type":"boolean"},"has incorrect translation qa issues":{"type":"boolean"},"has spelling qa issues":{"type":"boolean"},"has icu syntax qa issues":{"type":"boolean"},"has terms qa issues":{"type":"boolean"},"has duplicate translation qa issues":{"type":"boolean"},"has ftl syntax qa issues":{"type":"boolean"},"has android syntax qa issues":{"type":"boolean"},"has numbers mismatch qa issues":{"type":"boolean"},"has ai qa issues":{"type":"boolean"},"has outdated translation qa issues":{"type":"boolean"},"has mdx syntax qa issues":{"type":"boolean"},"has custom qa issues":{"type":"boolean"}}}},"labels":{"description":"labels put on the string","type":"array","items":{"type":"object","additionalProperties":false,"properties":{"id":{"type":["integer","null"]},"title":{"type":["string","null"]},"is system":{"description":"added automatically, named after the source file, in string-based projects","type":"boolean"}}}},"added":{"description":"when the string was added","type":["string","null"],"pattern":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$","examples":["2024-01-31 12:00:00"]},"updated":{"description":"when the string last changed","type":["string","null"],"pattern":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$","examples":["2024-01-31 12:00:00"]}}};
const pattern17 = new RegExp("^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$", "u");

function validate152(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate152.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema60.required,parentSchema:schema60,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema60.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema60,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema60.properties.id.type,parentSchema:schema60.properties.id,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data["type is plain"] !== undefined){
let data1 = data["type is plain"];
if(typeof data1 !== "boolean"){
const err3 = {instancePath:instancePath+"/type is plain",schemaPath:"#/properties/type%20is%20plain/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema60.properties["type is plain"].type,parentSchema:schema60.properties["type is plain"],data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data["type is plural"] !== undefined){
let data2 = data["type is plural"];
if(typeof data2 !== "boolean"){
const err4 = {instancePath:instancePath+"/type is plural",schemaPath:"#/properties/type%20is%20plural/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema60.properties["type is plural"].type,parentSchema:schema60.properties["type is plural"],data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data["type is icu"] !== undefined){
let data3 = data["type is icu"];
if(typeof data3 !== "boolean"){
const err5 = {instancePath:instancePath+"/type is icu",schemaPath:"#/properties/type%20is%20icu/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema60.properties["type is icu"].type,parentSchema:schema60.properties["type is icu"],data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data["type is asset"] !== undefined){
let data4 = data["type is asset"];
if(typeof data4 !== "boolean"){
const err6 = {instancePath:instancePath+"/type is asset",schemaPath:"#/properties/type%20is%20asset/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema60.properties["type is asset"].type,parentSchema:schema60.properties["type is asset"],data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.text !== undefined){
let data5 = data.text;
if(((typeof data5 !== "string") && (!(data5 && typeof data5 == "object" && !Array.isArray(data5)))) && (data5 !== null)){
const err7 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: schema60.properties.text.type},message:"must be string,object,null",schema:schema60.properties.text.type,parentSchema:schema60.properties.text,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(Object.keys(data5).length < 1){
const err8 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema60.properties.text,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key1 in data5){
let data6 = data5[key1];
if(typeof data6 !== "string"){
const err9 = {instancePath:instancePath+"/text/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/text/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema60.properties.text.additionalProperties.type,parentSchema:schema60.properties.text.additionalProperties,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
if(data.identifier !== undefined){
let data7 = data.identifier;
if((typeof data7 !== "string") && (data7 !== null)){
const err10 = {instancePath:instancePath+"/identifier",schemaPath:"#/properties/identifier/type",keyword:"type",params:{type: schema60.properties.identifier.type},message:"must be string,null",schema:schema60.properties.identifier.type,parentSchema:schema60.properties.identifier,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.context !== undefined){
let data8 = data.context;
if((typeof data8 !== "string") && (data8 !== null)){
const err11 = {instancePath:instancePath+"/context",schemaPath:"#/properties/context/type",keyword:"type",params:{type: schema60.properties.context.type},message:"must be string,null",schema:schema60.properties.context.type,parentSchema:schema60.properties.context,data:data8};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data["max length"] !== undefined){
let data9 = data["max length"];
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
const err12 = {instancePath:instancePath+"/max length",schemaPath:"#/properties/max%20length/type",keyword:"type",params:{type: schema60.properties["max length"].type},message:"must be integer,null",schema:schema60.properties["max length"].type,parentSchema:schema60.properties["max length"],data:data9};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data["is visible"] !== undefined){
let data10 = data["is visible"];
if(typeof data10 !== "boolean"){
const err13 = {instancePath:instancePath+"/is visible",schemaPath:"#/properties/is%20visible/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema60.properties["is visible"].type,parentSchema:schema60.properties["is visible"],data:data10};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data["is hidden"] !== undefined){
let data11 = data["is hidden"];
if(typeof data11 !== "boolean"){
const err14 = {instancePath:instancePath+"/is hidden",schemaPath:"#/properties/is%20hidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema60.properties["is hidden"].type,parentSchema:schema60.properties["is hidden"],data:data11};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data["is duplicate"] !== undefined){
let data12 = data["is duplicate"];
if(typeof data12 !== "boolean"){
const err15 = {instancePath:instancePath+"/is duplicate",schemaPath:"#/properties/is%20duplicate/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema60.properties["is duplicate"].type,parentSchema:schema60.properties["is duplicate"],data:data12};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.isPassedWorkflow !== undefined){
let data13 = data.isPassedWorkflow;
if(typeof data13 !== "boolean"){
const err16 = {instancePath:instancePath+"/isPassedWorkflow",schemaPath:"#/properties/isPassedWorkflow/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema60.properties.isPassedWorkflow.type,parentSchema:schema60.properties.isPassedWorkflow,data:data13};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.fields !== undefined){
let data14 = data.fields;
if(Array.isArray(data14)){
const len0 = data14.length;
for(let i0=0; i0<len0; i0++){
let data15 = data14[i0];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
for(const key2 in data15){
if(!((((key2 === "name") || (key2 === "slug")) || (key2 === "value")) || (key2 === "type"))){
const err17 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"#/properties/fields/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema60.properties.fields.items,data:data15};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data15.name !== undefined){
let data16 = data15.name;
if((typeof data16 !== "string") && (data16 !== null)){
const err18 = {instancePath:instancePath+"/fields/" + i0+"/name",schemaPath:"#/properties/fields/items/properties/name/type",keyword:"type",params:{type: schema60.properties.fields.items.properties.name.type},message:"must be string,null",schema:schema60.properties.fields.items.properties.name.type,parentSchema:schema60.properties.fields.items.properties.name,data:data16};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data15.slug !== undefined){
let data17 = data15.slug;
if((typeof data17 !== "string") && (data17 !== null)){
const err19 = {instancePath:instancePath+"/fields/" + i0+"/slug",schemaPath:"#/properties/fields/items/properties/slug/type",keyword:"type",params:{type: schema60.properties.fields.items.properties.slug.type},message:"must be string,null",schema:schema60.properties.fields.items.properties.slug.type,parentSchema:schema60.properties.fields.items.properties.slug,data:data17};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data15.value !== undefined){
let data18 = data15.value;
if((typeof data18 !== "string") && (data18 !== null)){
const err20 = {instancePath:instancePath+"/fields/" + i0+"/value",schemaPath:"#/properties/fields/items/properties/value/type",keyword:"type",params:{type: schema60.properties.fields.items.properties.value.type},message:"must be string,null",schema:schema60.properties.fields.items.properties.value.type,parentSchema:schema60.properties.fields.items.properties.value,data:data18};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data15.type !== undefined){
let data19 = data15.type;
if((typeof data19 !== "string") && (data19 !== null)){
const err21 = {instancePath:instancePath+"/fields/" + i0+"/type",schemaPath:"#/properties/fields/items/properties/type/type",keyword:"type",params:{type: schema60.properties.fields.items.properties.type.type},message:"must be string,null",schema:schema60.properties.fields.items.properties.type.type,parentSchema:schema60.properties.fields.items.properties.type,data:data19};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"#/properties/fields/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema60.properties.fields.items.type,parentSchema:schema60.properties.fields.items,data:data15};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema60.properties.fields.type,parentSchema:schema60.properties.fields,data:data14};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.file !== undefined){
let data20 = data.file;
if((!(data20 && typeof data20 == "object" && !Array.isArray(data20))) && (data20 !== null)){
const err24 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: schema60.properties.file.type},message:"must be object,null",schema:schema60.properties.file.type,parentSchema:schema60.properties.file,data:data20};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
for(const key3 in data20){
if(!(((((key3 === "id") || (key3 === "name")) || (key3 === "title")) || (key3 === "type")) || (key3 === "context"))){
const err25 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema60.properties.file,data:data20};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data20.id !== undefined){
let data21 = data20.id;
if((!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))) && (data21 !== null)){
const err26 = {instancePath:instancePath+"/file/id",schemaPath:"#/properties/file/properties/id/type",keyword:"type",params:{type: schema60.properties.file.properties.id.type},message:"must be integer,null",schema:schema60.properties.file.properties.id.type,parentSchema:schema60.properties.file.properties.id,data:data21};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data20.name !== undefined){
let data22 = data20.name;
if((typeof data22 !== "string") && (data22 !== null)){
const err27 = {instancePath:instancePath+"/file/name",schemaPath:"#/properties/file/properties/name/type",keyword:"type",params:{type: schema60.properties.file.properties.name.type},message:"must be string,null",schema:schema60.properties.file.properties.name.type,parentSchema:schema60.properties.file.properties.name,data:data22};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data20.title !== undefined){
let data23 = data20.title;
if((typeof data23 !== "string") && (data23 !== null)){
const err28 = {instancePath:instancePath+"/file/title",schemaPath:"#/properties/file/properties/title/type",keyword:"type",params:{type: schema60.properties.file.properties.title.type},message:"must be string,null",schema:schema60.properties.file.properties.title.type,parentSchema:schema60.properties.file.properties.title,data:data23};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data20.type !== undefined){
let data24 = data20.type;
if((typeof data24 !== "string") && (data24 !== null)){
const err29 = {instancePath:instancePath+"/file/type",schemaPath:"#/properties/file/properties/type/type",keyword:"type",params:{type: schema60.properties.file.properties.type.type},message:"must be string,null",schema:schema60.properties.file.properties.type.type,parentSchema:schema60.properties.file.properties.type,data:data24};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data20.context !== undefined){
let data25 = data20.context;
if((typeof data25 !== "string") && (data25 !== null)){
const err30 = {instancePath:instancePath+"/file/context",schemaPath:"#/properties/file/properties/context/type",keyword:"type",params:{type: schema60.properties.file.properties.context.type},message:"must be string,null",schema:schema60.properties.file.properties.context.type,parentSchema:schema60.properties.file.properties.context,data:data25};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
}
if(data.branch !== undefined){
let data26 = data.branch;
if((!(data26 && typeof data26 == "object" && !Array.isArray(data26))) && (data26 !== null)){
const err31 = {instancePath:instancePath+"/branch",schemaPath:"#/properties/branch/type",keyword:"type",params:{type: schema60.properties.branch.type},message:"must be object,null",schema:schema60.properties.branch.type,parentSchema:schema60.properties.branch,data:data26};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
for(const key4 in data26){
if(!(((key4 === "id") || (key4 === "name")) || (key4 === "title"))){
const err32 = {instancePath:instancePath+"/branch",schemaPath:"#/properties/branch/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties",schema:false,parentSchema:schema60.properties.branch,data:data26};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data26.id !== undefined){
let data27 = data26.id;
if((!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))) && (data27 !== null)){
const err33 = {instancePath:instancePath+"/branch/id",schemaPath:"#/properties/branch/properties/id/type",keyword:"type",params:{type: schema60.properties.branch.properties.id.type},message:"must be integer,null",schema:schema60.properties.branch.properties.id.type,parentSchema:schema60.properties.branch.properties.id,data:data27};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data26.name !== undefined){
let data28 = data26.name;
if((typeof data28 !== "string") && (data28 !== null)){
const err34 = {instancePath:instancePath+"/branch/name",schemaPath:"#/properties/branch/properties/name/type",keyword:"type",params:{type: schema60.properties.branch.properties.name.type},message:"must be string,null",schema:schema60.properties.branch.properties.name.type,parentSchema:schema60.properties.branch.properties.name,data:data28};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data26.title !== undefined){
let data29 = data26.title;
if((typeof data29 !== "string") && (data29 !== null)){
const err35 = {instancePath:instancePath+"/branch/title",schemaPath:"#/properties/branch/properties/title/type",keyword:"type",params:{type: schema60.properties.branch.properties.title.type},message:"must be string,null",schema:schema60.properties.branch.properties.title.type,parentSchema:schema60.properties.branch.properties.title,data:data29};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
}
if(data.comments !== undefined){
let data30 = data.comments;
if(Array.isArray(data30)){
const len1 = data30.length;
for(let i1=0; i1<len1; i1++){
let data31 = data30[i1];
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
for(const key5 in data31){
if(!(((key5 === "has issue") || (key5 === "has unresolved issue")) || (key5 === "user"))){
const err36 = {instancePath:instancePath+"/comments/" + i1,schemaPath:"#/properties/comments/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties",schema:false,parentSchema:schema60.properties.comments.items,data:data31};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data31["has issue"] !== undefined){
let data32 = data31["has issue"];
if(typeof data32 !== "boolean"){
const err37 = {instancePath:instancePath+"/comments/" + i1+"/has issue",schemaPath:"#/properties/comments/items/properties/has%20issue/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema60.properties.comments.items.properties["has issue"].type,parentSchema:schema60.properties.comments.items.properties["has issue"],data:data32};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data31["has unresolved issue"] !== undefined){
let data33 = data31["has unresolved issue"];
if(typeof data33 !== "boolean"){
const err38 = {instancePath:instancePath+"/comments/" + i1+"/has unresolved issue",schemaPath:"#/properties/comments/items/properties/has%20unresolved%20issue/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema60.properties.comments.items.properties["has unresolved issue"].type,parentSchema:schema60.properties.comments.items.properties["has unresolved issue"],data:data33};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data31.user !== undefined){
let data34 = data31.user;
if((!(((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34))) && (isFinite(data34)))) && (data34 !== null)){
const err39 = {instancePath:instancePath+"/comments/" + i1+"/user",schemaPath:"#/properties/comments/items/properties/user/type",keyword:"type",params:{type: schema60.properties.comments.items.properties.user.type},message:"must be integer,null",schema:schema60.properties.comments.items.properties.user.type,parentSchema:schema60.properties.comments.items.properties.user,data:data34};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath:instancePath+"/comments/" + i1,schemaPath:"#/properties/comments/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema60.properties.comments.items.type,parentSchema:schema60.properties.comments.items,data:data31};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/comments",schemaPath:"#/properties/comments/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema60.properties.comments.type,parentSchema:schema60.properties.comments,data:data30};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.screenshots !== undefined){
let data35 = data.screenshots;
if(Array.isArray(data35)){
const len2 = data35.length;
for(let i2=0; i2<len2; i2++){
let data36 = data35[i2];
if(!(data36 && typeof data36 == "object" && !Array.isArray(data36))){
const err42 = {instancePath:instancePath+"/screenshots/" + i2,schemaPath:"#/properties/screenshots/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema60.properties.screenshots.items.type,parentSchema:schema60.properties.screenshots.items,data:data36};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
else {
const err43 = {instancePath:instancePath+"/screenshots",schemaPath:"#/properties/screenshots/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema60.properties.screenshots.type,parentSchema:schema60.properties.screenshots,data:data35};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.translations !== undefined){
let data37 = data.translations;
if(Array.isArray(data37)){
const len3 = data37.length;
for(let i3=0; i3<len3; i3++){
let data38 = data37[i3];
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
if(data38.id === undefined){
const err44 = {instancePath:instancePath+"/translations/" + i3,schemaPath:"#/properties/translations/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema60.properties.translations.items.required,parentSchema:schema60.properties.translations.items,data:data38};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data38.language === undefined){
const err45 = {instancePath:instancePath+"/translations/" + i3,schemaPath:"#/properties/translations/items/required",keyword:"required",params:{missingProperty: "language"},message:"must have required property '"+"language"+"'",schema:schema60.properties.translations.items.required,parentSchema:schema60.properties.translations.items,data:data38};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
for(const key6 in data38){
if(!(func2.call(schema60.properties.translations.items.properties, key6))){
const err46 = {instancePath:instancePath+"/translations/" + i3,schemaPath:"#/properties/translations/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties",schema:false,parentSchema:schema60.properties.translations.items,data:data38};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data38.id !== undefined){
let data39 = data38.id;
if(!(((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39))) && (isFinite(data39)))){
const err47 = {instancePath:instancePath+"/translations/" + i3+"/id",schemaPath:"#/properties/translations/items/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema60.properties.translations.items.properties.id.type,parentSchema:schema60.properties.translations.items.properties.id,data:data39};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data38.text !== undefined){
let data40 = data38.text;
if(((typeof data40 !== "string") && (!(data40 && typeof data40 == "object" && !Array.isArray(data40)))) && (data40 !== null)){
const err48 = {instancePath:instancePath+"/translations/" + i3+"/text",schemaPath:"#/properties/translations/items/properties/text/type",keyword:"type",params:{type: schema60.properties.translations.items.properties.text.type},message:"must be string,object,null",schema:schema60.properties.translations.items.properties.text.type,parentSchema:schema60.properties.translations.items.properties.text,data:data40};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
if(Object.keys(data40).length < 1){
const err49 = {instancePath:instancePath+"/translations/" + i3+"/text",schemaPath:"#/properties/translations/items/properties/text/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema60.properties.translations.items.properties.text,data:data40};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
for(const key7 in data40){
let data41 = data40[key7];
if(typeof data41 !== "string"){
const err50 = {instancePath:instancePath+"/translations/" + i3+"/text/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/translations/items/properties/text/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema60.properties.translations.items.properties.text.additionalProperties.type,parentSchema:schema60.properties.translations.items.properties.text.additionalProperties,data:data41};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
}
if(data38["plural form"] !== undefined){
let data42 = data38["plural form"];
if((typeof data42 !== "string") && (data42 !== null)){
const err51 = {instancePath:instancePath+"/translations/" + i3+"/plural form",schemaPath:"#/properties/translations/items/properties/plural%20form/type",keyword:"type",params:{type: schema60.properties.translations.items.properties["plural form"].type},message:"must be string,null",schema:schema60.properties.translations.items.properties["plural form"].type,parentSchema:schema60.properties.translations.items.properties["plural form"],data:data42};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data38["is pre translated"] !== undefined){
let data43 = data38["is pre translated"];
if(typeof data43 !== "boolean"){
const err52 = {instancePath:instancePath+"/translations/" + i3+"/is pre translated",schemaPath:"#/properties/translations/items/properties/is%20pre%20translated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema60.properties.translations.items.properties["is pre translated"].type,parentSchema:schema60.properties.translations.items.properties["is pre translated"],data:data43};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data38.provider !== undefined){
let data44 = data38.provider;
if((typeof data44 !== "string") && (data44 !== null)){
const err53 = {instancePath:instancePath+"/translations/" + i3+"/provider",schemaPath:"#/properties/translations/items/properties/provider/type",keyword:"type",params:{type: schema60.properties.translations.items.properties.provider.type},message:"must be string,null",schema:schema60.properties.translations.items.properties.provider.type,parentSchema:schema60.properties.translations.items.properties.provider,data:data44};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data38.language !== undefined){
let data45 = data38.language;
if(typeof data45 !== "string"){
const err54 = {instancePath:instancePath+"/translations/" + i3+"/language",schemaPath:"#/properties/translations/items/properties/language/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema60.properties.translations.items.properties.language.type,parentSchema:schema60.properties.translations.items.properties.language,data:data45};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data38.user !== undefined){
let data46 = data38.user;
if((!(((typeof data46 == "number") && (!(data46 % 1) && !isNaN(data46))) && (isFinite(data46)))) && (data46 !== null)){
const err55 = {instancePath:instancePath+"/translations/" + i3+"/user",schemaPath:"#/properties/translations/items/properties/user/type",keyword:"type",params:{type: schema60.properties.translations.items.properties.user.type},message:"must be integer,null",schema:schema60.properties.translations.items.properties.user.type,parentSchema:schema60.properties.translations.items.properties.user,data:data46};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data38.votes !== undefined){
let data47 = data38.votes;
if(Array.isArray(data47)){
const len4 = data47.length;
for(let i4=0; i4<len4; i4++){
let data48 = data47[i4];
if(data48 && typeof data48 == "object" && !Array.isArray(data48)){
for(const key8 in data48){
if(!((((key8 === "is up") || (key8 === "is down")) || (key8 === "user")) || (key8 === "added"))){
const err56 = {instancePath:instancePath+"/translations/" + i3+"/votes/" + i4,schemaPath:"#/properties/translations/items/properties/votes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties",schema:false,parentSchema:schema60.properties.translations.items.properties.votes.items,data:data48};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data48["is up"] !== undefined){
let data49 = data48["is up"];
if(typeof data49 !== "boolean"){
const err57 = {instancePath:instancePath+"/translations/" + i3+"/votes/" + i4+"/is up",schemaPath:"#/properties/translations/items/properties/votes/items/properties/is%20up/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema60.properties.translations.items.properties.votes.items.properties["is up"].type,parentSchema:schema60.properties.translations.items.properties.votes.items.properties["is up"],data:data49};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data48["is down"] !== undefined){
let data50 = data48["is down"];
if(typeof data50 !== "boolean"){
const err58 = {instancePath:instancePath+"/translations/" + i3+"/votes/" + i4+"/is down",schemaPath:"#/properties/translations/items/properties/votes/items/properties/is%20down/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema60.properties.translations.items.properties.votes.items.properties["is down"].type,parentSchema:schema60.properties.translations.items.properties.votes.items.properties["is down"],data:data50};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data48.user !== undefined){
let data51 = data48.user;
if((!(((typeof data51 == "number") && (!(data51 % 1) && !isNaN(data51))) && (isFinite(data51)))) && (data51 !== null)){
const err59 = {instancePath:instancePath+"/translations/" + i3+"/votes/" + i4+"/user",schemaPath:"#/properties/translations/items/properties/votes/items/properties/user/type",keyword:"type",params:{type: schema60.properties.translations.items.properties.votes.items.properties.user.type},message:"must be integer,null",schema:schema60.properties.translations.items.properties.votes.items.properties.user.type,parentSchema:schema60.properties.translations.items.properties.votes.items.properties.user,data:data51};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data48.added !== undefined){
let data52 = data48.added;
if((typeof data52 !== "string") && (data52 !== null)){
const err60 = {instancePath:instancePath+"/translations/" + i3+"/votes/" + i4+"/added",schemaPath:"#/properties/translations/items/properties/votes/items/properties/added/type",keyword:"type",params:{type: schema60.properties.translations.items.properties.votes.items.properties.added.type},message:"must be string,null",schema:schema60.properties.translations.items.properties.votes.items.properties.added.type,parentSchema:schema60.properties.translations.items.properties.votes.items.properties.added,data:data52};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(typeof data52 === "string"){
if(!pattern17.test(data52)){
const err61 = {instancePath:instancePath+"/translations/" + i3+"/votes/" + i4+"/added",schemaPath:"#/properties/translations/items/properties/votes/items/properties/added/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"+"\"",schema:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$",parentSchema:schema60.properties.translations.items.properties.votes.items.properties.added,data:data52};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
}
}
else {
const err62 = {instancePath:instancePath+"/translations/" + i3+"/votes/" + i4,schemaPath:"#/properties/translations/items/properties/votes/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema60.properties.translations.items.properties.votes.items.type,parentSchema:schema60.properties.translations.items.properties.votes.items,data:data48};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
else {
const err63 = {instancePath:instancePath+"/translations/" + i3+"/votes",schemaPath:"#/properties/translations/items/properties/votes/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema60.properties.translations.items.properties.votes.type,parentSchema:schema60.properties.translations.items.properties.votes,data:data47};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data38.approvals !== undefined){
let data53 = data38.approvals;
if(Array.isArray(data53)){
const len5 = data53.length;
for(let i5=0; i5<len5; i5++){
let data54 = data53[i5];
if(data54 && typeof data54 == "object" && !Array.isArray(data54)){
for(const key9 in data54){
if(!((key9 === "user") || (key9 === "added"))){
const err64 = {instancePath:instancePath+"/translations/" + i3+"/approvals/" + i5,schemaPath:"#/properties/translations/items/properties/approvals/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties",schema:false,parentSchema:schema60.properties.translations.items.properties.approvals.items,data:data54};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data54.user !== undefined){
let data55 = data54.user;
if((!(((typeof data55 == "number") && (!(data55 % 1) && !isNaN(data55))) && (isFinite(data55)))) && (data55 !== null)){
const err65 = {instancePath:instancePath+"/translations/" + i3+"/approvals/" + i5+"/user",schemaPath:"#/properties/translations/items/properties/approvals/items/properties/user/type",keyword:"type",params:{type: schema60.properties.translations.items.properties.approvals.items.properties.user.type},message:"must be integer,null",schema:schema60.properties.translations.items.properties.approvals.items.properties.user.type,parentSchema:schema60.properties.translations.items.properties.approvals.items.properties.user,data:data55};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data54.added !== undefined){
let data56 = data54.added;
if((typeof data56 !== "string") && (data56 !== null)){
const err66 = {instancePath:instancePath+"/translations/" + i3+"/approvals/" + i5+"/added",schemaPath:"#/properties/translations/items/properties/approvals/items/properties/added/type",keyword:"type",params:{type: schema60.properties.translations.items.properties.approvals.items.properties.added.type},message:"must be string,null",schema:schema60.properties.translations.items.properties.approvals.items.properties.added.type,parentSchema:schema60.properties.translations.items.properties.approvals.items.properties.added,data:data56};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(typeof data56 === "string"){
if(!pattern17.test(data56)){
const err67 = {instancePath:instancePath+"/translations/" + i3+"/approvals/" + i5+"/added",schemaPath:"#/properties/translations/items/properties/approvals/items/properties/added/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"+"\"",schema:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$",parentSchema:schema60.properties.translations.items.properties.approvals.items.properties.added,data:data56};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
}
}
else {
const err68 = {instancePath:instancePath+"/translations/" + i3+"/approvals/" + i5,schemaPath:"#/properties/translations/items/properties/approvals/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema60.properties.translations.items.properties.approvals.items.type,parentSchema:schema60.properties.translations.items.properties.approvals.items,data:data54};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
else {
const err69 = {instancePath:instancePath+"/translations/" + i3+"/approvals",schemaPath:"#/properties/translations/items/properties/approvals/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema60.properties.translations.items.properties.approvals.type,parentSchema:schema60.properties.translations.items.properties.approvals,data:data53};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data38.updated !== undefined){
let data57 = data38.updated;
if((typeof data57 !== "string") && (data57 !== null)){
const err70 = {instancePath:instancePath+"/translations/" + i3+"/updated",schemaPath:"#/properties/translations/items/properties/updated/type",keyword:"type",params:{type: schema60.properties.translations.items.properties.updated.type},message:"must be string,null",schema:schema60.properties.translations.items.properties.updated.type,parentSchema:schema60.properties.translations.items.properties.updated,data:data57};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(typeof data57 === "string"){
if(!pattern17.test(data57)){
const err71 = {instancePath:instancePath+"/translations/" + i3+"/updated",schemaPath:"#/properties/translations/items/properties/updated/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"+"\"",schema:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$",parentSchema:schema60.properties.translations.items.properties.updated,data:data57};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
}
}
else {
const err72 = {instancePath:instancePath+"/translations/" + i3,schemaPath:"#/properties/translations/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema60.properties.translations.items.type,parentSchema:schema60.properties.translations.items,data:data38};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
}
else {
const err73 = {instancePath:instancePath+"/translations",schemaPath:"#/properties/translations/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema60.properties.translations.type,parentSchema:schema60.properties.translations,data:data37};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data["languages summary"] !== undefined){
let data58 = data["languages summary"];
if(Array.isArray(data58)){
const len6 = data58.length;
for(let i6=0; i6<len6; i6++){
let data59 = data58[i6];
if(data59 && typeof data59 == "object" && !Array.isArray(data59)){
if(data59.language === undefined){
const err74 = {instancePath:instancePath+"/languages summary/" + i6,schemaPath:"#/properties/languages%20summary/items/required",keyword:"required",params:{missingProperty: "language"},message:"must have required property '"+"language"+"'",schema:schema60.properties["languages summary"].items.required,parentSchema:schema60.properties["languages summary"].items,data:data59};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
for(const key10 in data59){
if(!(func2.call(schema60.properties["languages summary"].items.properties, key10))){
const err75 = {instancePath:instancePath+"/languages summary/" + i6,schemaPath:"#/properties/languages%20summary/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties",schema:false,parentSchema:schema60.properties["languages summary"].items,data:data59};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data59.language !== undefined){
let data60 = data59.language;
if(typeof data60 !== "string"){
const err76 = {instancePath:instancePath+"/languages summary/" + i6+"/language",schemaPath:"#/properties/languages%20summary/items/properties/language/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema60.properties["languages summary"].items.properties.language.type,parentSchema:schema60.properties["languages summary"].items.properties.language,data:data60};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data59["is translated"] !== undefined){
let data61 = data59["is translated"];
if(typeof data61 !== "boolean"){
const err77 = {instancePath:instancePath+"/languages summary/" + i6+"/is translated",schemaPath:"#/properties/languages%20summary/items/properties/is%20translated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema60.properties["languages summary"].items.properties["is translated"].type,parentSchema:schema60.properties["languages summary"].items.properties["is translated"],data:data61};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data59["is partially translated"] !== undefined){
let data62 = data59["is partially translated"];
if(typeof data62 !== "boolean"){
const err78 = {instancePath:instancePath+"/languages summary/" + i6+"/is partially translated",schemaPath:"#/properties/languages%20summary/items/properties/is%20partially%20translated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema60.properties["languages summary"].items.properties["is partially translated"].type,parentSchema:schema60.properties["languages summary"].items.properties["is partially translated"],data:data62};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data59["is approved"] !== undefined){
let data63 = data59["is approved"];
if(typeof data63 !== "boolean"){
const err79 = {instancePath:instancePath+"/languages summary/" + i6+"/is approved",schemaPath:"#/properties/languages%20summary/items/properties/is%20approved/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema60.properties["languages summary"].items.properties["is approved"].type,parentSchema:schema60.properties["languages summary"].items.properties["is approved"],data:data63};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data59["is partially approved"] !== undefined){
let data64 = data59["is partially approved"];
if(typeof data64 !== "boolean"){
const err80 = {instancePath:instancePath+"/languages summary/" + i6+"/is partially approved",schemaPath:"#/properties/languages%20summary/items/properties/is%20partially%20approved/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema60.properties["languages summary"].items.properties["is partially approved"].type,parentSchema:schema60.properties["languages summary"].items.properties["is partially approved"],data:data64};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data59["translation updated"] !== undefined){
let data65 = data59["translation updated"];
const _errs143 = errors;
let valid25 = false;
const _errs144 = errors;
if(typeof data65 !== "boolean"){
const err81 = {instancePath:instancePath+"/languages summary/" + i6+"/translation updated",schemaPath:"#/properties/languages%20summary/items/properties/translation%20updated/anyOf/0/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema60.properties["languages summary"].items.properties["translation updated"].anyOf[0].type,parentSchema:schema60.properties["languages summary"].items.properties["translation updated"].anyOf[0],data:data65};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
var _valid0 = _errs144 === errors;
valid25 = valid25 || _valid0;
const _errs146 = errors;
if((typeof data65 !== "string") && (data65 !== null)){
const err82 = {instancePath:instancePath+"/languages summary/" + i6+"/translation updated",schemaPath:"#/properties/languages%20summary/items/properties/translation%20updated/anyOf/1/type",keyword:"type",params:{type: schema60.properties["languages summary"].items.properties["translation updated"].anyOf[1].type},message:"must be string,null",schema:schema60.properties["languages summary"].items.properties["translation updated"].anyOf[1].type,parentSchema:schema60.properties["languages summary"].items.properties["translation updated"].anyOf[1],data:data65};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(typeof data65 === "string"){
if(!pattern17.test(data65)){
const err83 = {instancePath:instancePath+"/languages summary/" + i6+"/translation updated",schemaPath:"#/properties/languages%20summary/items/properties/translation%20updated/anyOf/1/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"+"\"",schema:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$",parentSchema:schema60.properties["languages summary"].items.properties["translation updated"].anyOf[1],data:data65};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
var _valid0 = _errs146 === errors;
valid25 = valid25 || _valid0;
if(!valid25){
const err84 = {instancePath:instancePath+"/languages summary/" + i6+"/translation updated",schemaPath:"#/properties/languages%20summary/items/properties/translation%20updated/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema60.properties["languages summary"].items.properties["translation updated"].anyOf,parentSchema:schema60.properties["languages summary"].items.properties["translation updated"],data:data65};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
else {
errors = _errs143;
if(vErrors !== null){
if(_errs143){
vErrors.length = _errs143;
}
else {
vErrors = null;
}
}
}
}
if(data59["is auto translated"] !== undefined){
let data66 = data59["is auto translated"];
if(typeof data66 !== "boolean"){
const err85 = {instancePath:instancePath+"/languages summary/" + i6+"/is auto translated",schemaPath:"#/properties/languages%20summary/items/properties/is%20auto%20translated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema60.properties["languages summary"].items.properties["is auto translated"].type,parentSchema:schema60.properties["languages summary"].items.properties["is auto translated"],data:data66};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data59["is translated by tm"] !== undefined){
let data67 = data59["is translated by tm"];
if(typeof data67 !== "boolean"){
const err86 = {instancePath:instancePath+"/languages summary/" + i6+"/is translated by tm",schemaPath:"#/properties/languages%20summary/items/properties/is%20translated%20by%20tm/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema60.properties["languages summary"].items.properties["is translated by tm"].type,parentSchema:schema60.properties["languages summary"].items.properties["is translated by tm"],data:data67};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data59["is translated by mt"] !== undefined){
let data68 = data59["is translated by mt"];
if(typeof data68 !== "boolean"){
const err87 = {instancePath:instancePath+"/languages summary/" + i6+"/is translated by mt",schemaPath:"#/properties/languages%20summary/items/properties/is%20translated%20by%20mt/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema60.properties["languages summary"].items.properties["is translated by mt"].type,parentSchema:schema60.properties["languages summary"].items.properties["is translated by mt"],data:data68};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data59["is translated by ai"] !== undefined){
let data69 = data59["is translated by ai"];
if(typeof data69 !== "boolean"){
const err88 = {instancePath:instancePath+"/languages summary/" + i6+"/is translated by ai",schemaPath:"#/properties/languages%20summary/items/properties/is%20translated%20by%20ai/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema60.properties["languages summary"].items.properties["is translated by ai"].type,parentSchema:schema60.properties["languages summary"].items.properties["is translated by ai"],data:data69};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data59["is source changed after translation"] !== undefined){
let data70 = data59["is source changed after translation"];
if(typeof data70 !== "boolean"){
const err89 = {instancePath:instancePath+"/languages summary/" + i6+"/is source changed after translation",schemaPath:"#/properties/languages%20summary/items/properties/is%20source%20changed%20after%20translation/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema60.properties["languages summary"].items.properties["is source changed after translation"].type,parentSchema:schema60.properties["languages summary"].items.properties["is source changed after translation"],data:data70};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(data59["has translation as source"] !== undefined){
let data71 = data59["has translation as source"];
if(typeof data71 !== "boolean"){
const err90 = {instancePath:instancePath+"/languages summary/" + i6+"/has translation as source",schemaPath:"#/properties/languages%20summary/items/properties/has%20translation%20as%20source/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema60.properties["languages summary"].items.properties["has translation as source"].type,parentSchema:schema60.properties["languages summary"].items.properties["has translation as source"],data:data71};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data59["has translation after approval"] !== undefined){
let data72 = data59["has translation after approval"];
if(typeof data72 !== "boolean"){
const err91 = {instancePath:instancePath+"/languages summary/" + i6+"/has translation after approval",schemaPath:"#/properties/languages%20summary/items/properties/has%20translation%20after%20approval/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema60.properties["languages summary"].items.properties["has translation after approval"].type,parentSchema:schema60.properties["languages summary"].items.properties["has translation after approval"],data:data72};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data59["has shared translation"] !== undefined){
let data73 = data59["has shared translation"];
if(typeof data73 !== "boolean"){
const err92 = {instancePath:instancePath+"/languages summary/" + i6+"/has shared translation",schemaPath:"#/properties/languages%20summary/items/properties/has%20shared%20translation/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema60.properties["languages summary"].items.properties["has shared translation"].type,parentSchema:schema60.properties["languages summary"].items.properties["has shared translation"],data:data73};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
if(data59["has qa issues"] !== undefined){
let data74 = data59["has qa issues"];
if(typeof data74 !== "boolean"){
const err93 = {instancePath:instancePath+"/languages summary/" + i6+"/has qa issues",schemaPath:"#/properties/languages%20summary/items/properties/has%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema60.properties["languages summary"].items.properties["has qa issues"].type,parentSchema:schema60.properties["languages summary"].items.properties["has qa issues"],data:data74};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data59.rating !== undefined){
let data75 = data59.rating;
if((!(((typeof data75 == "number") && (!(data75 % 1) && !isNaN(data75))) && (isFinite(data75)))) && (data75 !== null)){
const err94 = {instancePath:instancePath+"/languages summary/" + i6+"/rating",schemaPath:"#/properties/languages%20summary/items/properties/rating/type",keyword:"type",params:{type: schema60.properties["languages summary"].items.properties.rating.type},message:"must be integer,null",schema:schema60.properties["languages summary"].items.properties.rating.type,parentSchema:schema60.properties["languages summary"].items.properties.rating,data:data75};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data59.approvalsCount !== undefined){
let data76 = data59.approvalsCount;
if((!(((typeof data76 == "number") && (!(data76 % 1) && !isNaN(data76))) && (isFinite(data76)))) && (data76 !== null)){
const err95 = {instancePath:instancePath+"/languages summary/" + i6+"/approvalsCount",schemaPath:"#/properties/languages%20summary/items/properties/approvalsCount/type",keyword:"type",params:{type: schema60.properties["languages summary"].items.properties.approvalsCount.type},message:"must be integer,null",schema:schema60.properties["languages summary"].items.properties.approvalsCount.type,parentSchema:schema60.properties["languages summary"].items.properties.approvalsCount,data:data76};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data59["has empty translation qa issues"] !== undefined){
let data77 = data59["has empty translation qa issues"];
if(typeof data77 !== "boolean"){
const err96 = {instancePath:instancePath+"/languages summary/" + i6+"/has empty translation qa issues",schemaPath:"#/properties/languages%20summary/items/properties/has%20empty%20translation%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema60.properties["languages summary"].items.properties["has empty translation qa issues"].type,parentSchema:schema60.properties["languages summary"].items.properties["has empty translation qa issues"],data:data77};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
if(data59["has translation length qa issues"] !== undefined){
let data78 = data59["has translation length qa issues"];
if(typeof data78 !== "boolean"){
const err97 = {instancePath:instancePath+"/languages summary/" + i6+"/has translation length qa issues",schemaPath:"#/properties/languages%20summary/items/properties/has%20translation%20length%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema60.properties["languages summary"].items.properties["has translation length qa issues"].type,parentSchema:schema60.properties["languages summary"].items.properties["has translation length qa issues"],data:data78};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data59["has tags mismatch qa issues"] !== undefined){
let data79 = data59["has tags mismatch qa issues"];
if(typeof data79 !== "boolean"){
const err98 = {instancePath:instancePath+"/languages summary/" + i6+"/has tags mismatch qa issues",schemaPath:"#/properties/languages%20summary/items/properties/has%20tags%20mismatch%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema60.properties["languages summary"].items.properties["has tags mismatch qa issues"].type,parentSchema:schema60.properties["languages summary"].items.properties["has tags mismatch qa issues"],data:data79};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
if(data59["has spaces mismatch qa issues"] !== undefined){
let data80 = data59["has spaces mismatch qa issues"];
if(typeof data80 !== "boolean"){
const err99 = {instancePath:instancePath+"/languages summary/" + i6+"/has spaces mismatch qa issues",schemaPath:"#/properties/languages%20summary/items/properties/has%20spaces%20mismatch%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema60.properties["languages summary"].items.properties["has spaces mismatch qa issues"].type,parentSchema:schema60.properties["languages summary"].items.properties["has spaces mismatch qa issues"],data:data80};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data59["has variables mismatch qa issues"] !== undefined){
let data81 = data59["has variables mismatch qa issues"];
if(typeof data81 !== "boolean"){
const err100 = {instancePath:instancePath+"/languages summary/" + i6+"/has variables mismatch qa issues",schemaPath:"#/properties/languages%20summary/items/properties/has%20variables%20mismatch%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema60.properties["languages summary"].items.properties["has variables mismatch qa issues"].type,parentSchema:schema60.properties["languages summary"].items.properties["has variables mismatch qa issues"],data:data81};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
if(data59["has punctuation mismatch qa issues"] !== undefined){
let data82 = data59["has punctuation mismatch qa issues"];
if(typeof data82 !== "boolean"){
const err101 = {instancePath:instancePath+"/languages summary/" + i6+"/has punctuation mismatch qa issues",schemaPath:"#/properties/languages%20summary/items/properties/has%20punctuation%20mismatch%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema60.properties["languages summary"].items.properties["has punctuation mismatch qa issues"].type,parentSchema:schema60.properties["languages summary"].items.properties["has punctuation mismatch qa issues"],data:data82};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data59["has character case mismatch qa issues"] !== undefined){
let data83 = data59["has character case mismatch qa issues"];
if(typeof data83 !== "boolean"){
const err102 = {instancePath:instancePath+"/languages summary/" + i6+"/has character case mismatch qa issues",schemaPath:"#/properties/languages%20summary/items/properties/has%20character%20case%20mismatch%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema60.properties["languages summary"].items.properties["has character case mismatch qa issues"].type,parentSchema:schema60.properties["languages summary"].items.properties["has character case mismatch qa issues"],data:data83};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
if(data59["has special characters mismatch qa issues"] !== undefined){
let data84 = data59["has special characters mismatch qa issues"];
if(typeof data84 !== "boolean"){
const err103 = {instancePath:instancePath+"/languages summary/" + i6+"/has special characters mismatch qa issues",schemaPath:"#/properties/languages%20summary/items/properties/has%20special%20characters%20mismatch%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema60.properties["languages summary"].items.properties["has special characters mismatch qa issues"].type,parentSchema:schema60.properties["languages summary"].items.properties["has special characters mismatch qa issues"],data:data84};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data59["has incorrect translation qa issues"] !== undefined){
let data85 = data59["has incorrect translation qa issues"];
if(typeof data85 !== "boolean"){
const err104 = {instancePath:instancePath+"/languages summary/" + i6+"/has incorrect translation qa issues",schemaPath:"#/properties/languages%20summary/items/properties/has%20incorrect%20translation%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema60.properties["languages summary"].items.properties["has incorrect translation qa issues"].type,parentSchema:schema60.properties["languages summary"].items.properties["has incorrect translation qa issues"],data:data85};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
if(data59["has spelling qa issues"] !== undefined){
let data86 = data59["has spelling qa issues"];
if(typeof data86 !== "boolean"){
const err105 = {instancePath:instancePath+"/languages summary/" + i6+"/has spelling qa issues",schemaPath:"#/properties/languages%20summary/items/properties/has%20spelling%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema60.properties["languages summary"].items.properties["has spelling qa issues"].type,parentSchema:schema60.properties["languages summary"].items.properties["has spelling qa issues"],data:data86};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
if(data59["has icu syntax qa issues"] !== undefined){
let data87 = data59["has icu syntax qa issues"];
if(typeof data87 !== "boolean"){
const err106 = {instancePath:instancePath+"/languages summary/" + i6+"/has icu syntax qa issues",schemaPath:"#/properties/languages%20summary/items/properties/has%20icu%20syntax%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema60.properties["languages summary"].items.properties["has icu syntax qa issues"].type,parentSchema:schema60.properties["languages summary"].items.properties["has icu syntax qa issues"],data:data87};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
if(data59["has terms qa issues"] !== undefined){
let data88 = data59["has terms qa issues"];
if(typeof data88 !== "boolean"){
const err107 = {instancePath:instancePath+"/languages summary/" + i6+"/has terms qa issues",schemaPath:"#/properties/languages%20summary/items/properties/has%20terms%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema60.properties["languages summary"].items.properties["has terms qa issues"].type,parentSchema:schema60.properties["languages summary"].items.properties["has terms qa issues"],data:data88};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
if(data59["has duplicate translation qa issues"] !== undefined){
let data89 = data59["has duplicate translation qa issues"];
if(typeof data89 !== "boolean"){
const err108 = {instancePath:instancePath+"/languages summary/" + i6+"/has duplicate translation qa issues",schemaPath:"#/properties/languages%20summary/items/properties/has%20duplicate%20translation%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema60.properties["languages summary"].items.properties["has duplicate translation qa issues"].type,parentSchema:schema60.properties["languages summary"].items.properties["has duplicate translation qa issues"],data:data89};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
if(data59["has ftl syntax qa issues"] !== undefined){
let data90 = data59["has ftl syntax qa issues"];
if(typeof data90 !== "boolean"){
const err109 = {instancePath:instancePath+"/languages summary/" + i6+"/has ftl syntax qa issues",schemaPath:"#/properties/languages%20summary/items/properties/has%20ftl%20syntax%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema60.properties["languages summary"].items.properties["has ftl syntax qa issues"].type,parentSchema:schema60.properties["languages summary"].items.properties["has ftl syntax qa issues"],data:data90};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
if(data59["has android syntax qa issues"] !== undefined){
let data91 = data59["has android syntax qa issues"];
if(typeof data91 !== "boolean"){
const err110 = {instancePath:instancePath+"/languages summary/" + i6+"/has android syntax qa issues",schemaPath:"#/properties/languages%20summary/items/properties/has%20android%20syntax%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema60.properties["languages summary"].items.properties["has android syntax qa issues"].type,parentSchema:schema60.properties["languages summary"].items.properties["has android syntax qa issues"],data:data91};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
if(data59["has numbers mismatch qa issues"] !== undefined){
let data92 = data59["has numbers mismatch qa issues"];
if(typeof data92 !== "boolean"){
const err111 = {instancePath:instancePath+"/languages summary/" + i6+"/has numbers mismatch qa issues",schemaPath:"#/properties/languages%20summary/items/properties/has%20numbers%20mismatch%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema60.properties["languages summary"].items.properties["has numbers mismatch qa issues"].type,parentSchema:schema60.properties["languages summary"].items.properties["has numbers mismatch qa issues"],data:data92};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
if(data59["has ai qa issues"] !== undefined){
let data93 = data59["has ai qa issues"];
if(typeof data93 !== "boolean"){
const err112 = {instancePath:instancePath+"/languages summary/" + i6+"/has ai qa issues",schemaPath:"#/properties/languages%20summary/items/properties/has%20ai%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema60.properties["languages summary"].items.properties["has ai qa issues"].type,parentSchema:schema60.properties["languages summary"].items.properties["has ai qa issues"],data:data93};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
if(data59["has outdated translation qa issues"] !== undefined){
let data94 = data59["has outdated translation qa issues"];
if(typeof data94 !== "boolean"){
const err113 = {instancePath:instancePath+"/languages summary/" + i6+"/has outdated translation qa issues",schemaPath:"#/properties/languages%20summary/items/properties/has%20outdated%20translation%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema60.properties["languages summary"].items.properties["has outdated translation qa issues"].type,parentSchema:schema60.properties["languages summary"].items.properties["has outdated translation qa issues"],data:data94};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
if(data59["has mdx syntax qa issues"] !== undefined){
let data95 = data59["has mdx syntax qa issues"];
if(typeof data95 !== "boolean"){
const err114 = {instancePath:instancePath+"/languages summary/" + i6+"/has mdx syntax qa issues",schemaPath:"#/properties/languages%20summary/items/properties/has%20mdx%20syntax%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema60.properties["languages summary"].items.properties["has mdx syntax qa issues"].type,parentSchema:schema60.properties["languages summary"].items.properties["has mdx syntax qa issues"],data:data95};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
if(data59["has custom qa issues"] !== undefined){
let data96 = data59["has custom qa issues"];
if(typeof data96 !== "boolean"){
const err115 = {instancePath:instancePath+"/languages summary/" + i6+"/has custom qa issues",schemaPath:"#/properties/languages%20summary/items/properties/has%20custom%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema60.properties["languages summary"].items.properties["has custom qa issues"].type,parentSchema:schema60.properties["languages summary"].items.properties["has custom qa issues"],data:data96};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
}
else {
const err116 = {instancePath:instancePath+"/languages summary/" + i6,schemaPath:"#/properties/languages%20summary/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema60.properties["languages summary"].items.type,parentSchema:schema60.properties["languages summary"].items,data:data59};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
}
else {
const err117 = {instancePath:instancePath+"/languages summary",schemaPath:"#/properties/languages%20summary/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema60.properties["languages summary"].type,parentSchema:schema60.properties["languages summary"],data:data58};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
if(data.labels !== undefined){
let data97 = data.labels;
if(Array.isArray(data97)){
const len7 = data97.length;
for(let i7=0; i7<len7; i7++){
let data98 = data97[i7];
if(data98 && typeof data98 == "object" && !Array.isArray(data98)){
for(const key11 in data98){
if(!(((key11 === "id") || (key11 === "title")) || (key11 === "is system"))){
const err118 = {instancePath:instancePath+"/labels/" + i7,schemaPath:"#/properties/labels/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties",schema:false,parentSchema:schema60.properties.labels.items,data:data98};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
if(data98.id !== undefined){
let data99 = data98.id;
if((!(((typeof data99 == "number") && (!(data99 % 1) && !isNaN(data99))) && (isFinite(data99)))) && (data99 !== null)){
const err119 = {instancePath:instancePath+"/labels/" + i7+"/id",schemaPath:"#/properties/labels/items/properties/id/type",keyword:"type",params:{type: schema60.properties.labels.items.properties.id.type},message:"must be integer,null",schema:schema60.properties.labels.items.properties.id.type,parentSchema:schema60.properties.labels.items.properties.id,data:data99};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
if(data98.title !== undefined){
let data100 = data98.title;
if((typeof data100 !== "string") && (data100 !== null)){
const err120 = {instancePath:instancePath+"/labels/" + i7+"/title",schemaPath:"#/properties/labels/items/properties/title/type",keyword:"type",params:{type: schema60.properties.labels.items.properties.title.type},message:"must be string,null",schema:schema60.properties.labels.items.properties.title.type,parentSchema:schema60.properties.labels.items.properties.title,data:data100};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
if(data98["is system"] !== undefined){
let data101 = data98["is system"];
if(typeof data101 !== "boolean"){
const err121 = {instancePath:instancePath+"/labels/" + i7+"/is system",schemaPath:"#/properties/labels/items/properties/is%20system/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema60.properties.labels.items.properties["is system"].type,parentSchema:schema60.properties.labels.items.properties["is system"],data:data101};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
}
else {
const err122 = {instancePath:instancePath+"/labels/" + i7,schemaPath:"#/properties/labels/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema60.properties.labels.items.type,parentSchema:schema60.properties.labels.items,data:data98};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
}
else {
const err123 = {instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema60.properties.labels.type,parentSchema:schema60.properties.labels,data:data97};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
if(data.added !== undefined){
let data102 = data.added;
if((typeof data102 !== "string") && (data102 !== null)){
const err124 = {instancePath:instancePath+"/added",schemaPath:"#/properties/added/type",keyword:"type",params:{type: schema60.properties.added.type},message:"must be string,null",schema:schema60.properties.added.type,parentSchema:schema60.properties.added,data:data102};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
if(typeof data102 === "string"){
if(!pattern17.test(data102)){
const err125 = {instancePath:instancePath+"/added",schemaPath:"#/properties/added/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"+"\"",schema:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$",parentSchema:schema60.properties.added,data:data102};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
}
if(data.updated !== undefined){
let data103 = data.updated;
if((typeof data103 !== "string") && (data103 !== null)){
const err126 = {instancePath:instancePath+"/updated",schemaPath:"#/properties/updated/type",keyword:"type",params:{type: schema60.properties.updated.type},message:"must be string,null",schema:schema60.properties.updated.type,parentSchema:schema60.properties.updated,data:data103};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
if(typeof data103 === "string"){
if(!pattern17.test(data103)){
const err127 = {instancePath:instancePath+"/updated",schemaPath:"#/properties/updated/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"+"\"",schema:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$",parentSchema:schema60.properties.updated,data:data103};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
}
}
else {
const err128 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema60.type,parentSchema:schema60,data};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
validate152.errors = vErrors;
return errors === 0;
}
validate152.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema61 = {"title":"TM segment","x-locspec-source":"CroQL data contexts, TM segment context","type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"description":"the id of the record in list answers","type":"integer"},"records":{"description":"the segment in each language","type":"array","items":{"type":"object","additionalProperties":false,"required":["id"],"properties":{"language":{"description":"the code that list answers show","type":["string","null"]},"id":{"type":"integer"},"text":{"description":"text of the record","type":["string","null"]},"usageCount":{"description":"how often it was used","type":["integer","null"]},"createdBy":{"description":"who created it","type":["integer","null"]},"updatedBy":{"description":"who last changed it","type":["integer","null"]},"createdAt":{"type":["string","null"],"format":"date-time","pattern":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$","examples":["2024-01-31T12:00:00+00:00"]},"updatedAt":{"type":["string","null"],"format":"date-time","pattern":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$","examples":["2024-01-31T12:00:00+00:00"]}}}}}};
const pattern23 = new RegExp("^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$", "u");

function validate154(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate154.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema61.required,parentSchema:schema61,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "id") || (key0 === "records"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema61,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema61.properties.id.type,parentSchema:schema61.properties.id,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.records !== undefined){
let data1 = data.records;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.id === undefined){
const err3 = {instancePath:instancePath+"/records/" + i0,schemaPath:"#/properties/records/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema61.properties.records.items.required,parentSchema:schema61.properties.records.items,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key1 in data2){
if(!((((((((key1 === "language") || (key1 === "id")) || (key1 === "text")) || (key1 === "usageCount")) || (key1 === "createdBy")) || (key1 === "updatedBy")) || (key1 === "createdAt")) || (key1 === "updatedAt"))){
const err4 = {instancePath:instancePath+"/records/" + i0,schemaPath:"#/properties/records/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema61.properties.records.items,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data2.language !== undefined){
let data3 = data2.language;
if((typeof data3 !== "string") && (data3 !== null)){
const err5 = {instancePath:instancePath+"/records/" + i0+"/language",schemaPath:"#/properties/records/items/properties/language/type",keyword:"type",params:{type: schema61.properties.records.items.properties.language.type},message:"must be string,null",schema:schema61.properties.records.items.properties.language.type,parentSchema:schema61.properties.records.items.properties.language,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data2.id !== undefined){
let data4 = data2.id;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err6 = {instancePath:instancePath+"/records/" + i0+"/id",schemaPath:"#/properties/records/items/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema61.properties.records.items.properties.id.type,parentSchema:schema61.properties.records.items.properties.id,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2.text !== undefined){
let data5 = data2.text;
if((typeof data5 !== "string") && (data5 !== null)){
const err7 = {instancePath:instancePath+"/records/" + i0+"/text",schemaPath:"#/properties/records/items/properties/text/type",keyword:"type",params:{type: schema61.properties.records.items.properties.text.type},message:"must be string,null",schema:schema61.properties.records.items.properties.text.type,parentSchema:schema61.properties.records.items.properties.text,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.usageCount !== undefined){
let data6 = data2.usageCount;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
const err8 = {instancePath:instancePath+"/records/" + i0+"/usageCount",schemaPath:"#/properties/records/items/properties/usageCount/type",keyword:"type",params:{type: schema61.properties.records.items.properties.usageCount.type},message:"must be integer,null",schema:schema61.properties.records.items.properties.usageCount.type,parentSchema:schema61.properties.records.items.properties.usageCount,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.createdBy !== undefined){
let data7 = data2.createdBy;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
const err9 = {instancePath:instancePath+"/records/" + i0+"/createdBy",schemaPath:"#/properties/records/items/properties/createdBy/type",keyword:"type",params:{type: schema61.properties.records.items.properties.createdBy.type},message:"must be integer,null",schema:schema61.properties.records.items.properties.createdBy.type,parentSchema:schema61.properties.records.items.properties.createdBy,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.updatedBy !== undefined){
let data8 = data2.updatedBy;
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
const err10 = {instancePath:instancePath+"/records/" + i0+"/updatedBy",schemaPath:"#/properties/records/items/properties/updatedBy/type",keyword:"type",params:{type: schema61.properties.records.items.properties.updatedBy.type},message:"must be integer,null",schema:schema61.properties.records.items.properties.updatedBy.type,parentSchema:schema61.properties.records.items.properties.updatedBy,data:data8};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.createdAt !== undefined){
let data9 = data2.createdAt;
if((typeof data9 !== "string") && (data9 !== null)){
const err11 = {instancePath:instancePath+"/records/" + i0+"/createdAt",schemaPath:"#/properties/records/items/properties/createdAt/type",keyword:"type",params:{type: schema61.properties.records.items.properties.createdAt.type},message:"must be string,null",schema:schema61.properties.records.items.properties.createdAt.type,parentSchema:schema61.properties.records.items.properties.createdAt,data:data9};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data9 === "string"){
if(!pattern23.test(data9)){
const err12 = {instancePath:instancePath+"/records/" + i0+"/createdAt",schemaPath:"#/properties/records/items/properties/createdAt/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"+"\"",schema:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$",parentSchema:schema61.properties.records.items.properties.createdAt,data:data9};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data2.updatedAt !== undefined){
let data10 = data2.updatedAt;
if((typeof data10 !== "string") && (data10 !== null)){
const err13 = {instancePath:instancePath+"/records/" + i0+"/updatedAt",schemaPath:"#/properties/records/items/properties/updatedAt/type",keyword:"type",params:{type: schema61.properties.records.items.properties.updatedAt.type},message:"must be string,null",schema:schema61.properties.records.items.properties.updatedAt.type,parentSchema:schema61.properties.records.items.properties.updatedAt,data:data10};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data10 === "string"){
if(!pattern23.test(data10)){
const err14 = {instancePath:instancePath+"/records/" + i0+"/updatedAt",schemaPath:"#/properties/records/items/properties/updatedAt/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"+"\"",schema:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$",parentSchema:schema61.properties.records.items.properties.updatedAt,data:data10};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
}
else {
const err15 = {instancePath:instancePath+"/records/" + i0,schemaPath:"#/properties/records/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema61.properties.records.items.type,parentSchema:schema61.properties.records.items,data:data2};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/records",schemaPath:"#/properties/records/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema61.properties.records.type,parentSchema:schema61.properties.records,data:data1};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema61.type,parentSchema:schema61,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate154.errors = vErrors;
return errors === 0;
}
validate154.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema62 = {"title":"glossary term","x-locspec-source":"CroQL data contexts, Glossary term context","type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"type":"integer"},"text":{"description":"the term in its language","type":["string","null"]},"description":{"type":["string","null"]},"language":{"description":"code of the term’s language","type":["string","null"]},"user":{"description":"who created it","type":["integer","null"]},"partOfSpeech":{"type":["string","null"],"enum":["noun","verb","adj","pron","propn","det","adv","adp","cconj","sconj","num","intj","aux","prt","sym","x",null]},"status":{"type":["string","null"],"enum":["preferred","admitted","not_recommended","obsolete","draft",null]},"type":{"type":["string","null"],"enum":["full_form","acronym","abbreviation","short_form","phrase","variant",null]},"gender":{"type":["string","null"],"enum":["masculine","feminine","neuter","common","other",null]},"note":{"type":["string","null"]},"lemma":{"description":"base form","type":["string","null"]},"url":{"description":"link to a reference","type":["string","null"]},"concept":{"description":"id of the term’s concept","type":["integer","null"]},"createdAt":{"type":["string","null"],"format":"date-time","pattern":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$","examples":["2024-01-31T12:00:00+00:00"]},"updatedAt":{"type":["string","null"],"format":"date-time","pattern":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$","examples":["2024-01-31T12:00:00+00:00"]}}};

function validate156(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate156.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema62.required,parentSchema:schema62,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema62.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema62,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema62.properties.id.type,parentSchema:schema62.properties.id,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.text !== undefined){
let data1 = data.text;
if((typeof data1 !== "string") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: schema62.properties.text.type},message:"must be string,null",schema:schema62.properties.text.type,parentSchema:schema62.properties.text,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if((typeof data2 !== "string") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema62.properties.description.type},message:"must be string,null",schema:schema62.properties.description.type,parentSchema:schema62.properties.description,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.language !== undefined){
let data3 = data.language;
if((typeof data3 !== "string") && (data3 !== null)){
const err5 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: schema62.properties.language.type},message:"must be string,null",schema:schema62.properties.language.type,parentSchema:schema62.properties.language,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.user !== undefined){
let data4 = data.user;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
const err6 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: schema62.properties.user.type},message:"must be integer,null",schema:schema62.properties.user.type,parentSchema:schema62.properties.user,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.partOfSpeech !== undefined){
let data5 = data.partOfSpeech;
if((typeof data5 !== "string") && (data5 !== null)){
const err7 = {instancePath:instancePath+"/partOfSpeech",schemaPath:"#/properties/partOfSpeech/type",keyword:"type",params:{type: schema62.properties.partOfSpeech.type},message:"must be string,null",schema:schema62.properties.partOfSpeech.type,parentSchema:schema62.properties.partOfSpeech,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((((((((((((((((data5 === "noun") || (data5 === "verb")) || (data5 === "adj")) || (data5 === "pron")) || (data5 === "propn")) || (data5 === "det")) || (data5 === "adv")) || (data5 === "adp")) || (data5 === "cconj")) || (data5 === "sconj")) || (data5 === "num")) || (data5 === "intj")) || (data5 === "aux")) || (data5 === "prt")) || (data5 === "sym")) || (data5 === "x")) || (data5 === null))){
const err8 = {instancePath:instancePath+"/partOfSpeech",schemaPath:"#/properties/partOfSpeech/enum",keyword:"enum",params:{allowedValues: schema62.properties.partOfSpeech.enum},message:"must be equal to one of the allowed values",schema:schema62.properties.partOfSpeech.enum,parentSchema:schema62.properties.partOfSpeech,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.status !== undefined){
let data6 = data.status;
if((typeof data6 !== "string") && (data6 !== null)){
const err9 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: schema62.properties.status.type},message:"must be string,null",schema:schema62.properties.status.type,parentSchema:schema62.properties.status,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((((((data6 === "preferred") || (data6 === "admitted")) || (data6 === "not_recommended")) || (data6 === "obsolete")) || (data6 === "draft")) || (data6 === null))){
const err10 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema62.properties.status.enum},message:"must be equal to one of the allowed values",schema:schema62.properties.status.enum,parentSchema:schema62.properties.status,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.type !== undefined){
let data7 = data.type;
if((typeof data7 !== "string") && (data7 !== null)){
const err11 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: schema62.properties.type.type},message:"must be string,null",schema:schema62.properties.type.type,parentSchema:schema62.properties.type,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(((((((data7 === "full_form") || (data7 === "acronym")) || (data7 === "abbreviation")) || (data7 === "short_form")) || (data7 === "phrase")) || (data7 === "variant")) || (data7 === null))){
const err12 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema62.properties.type.enum},message:"must be equal to one of the allowed values",schema:schema62.properties.type.enum,parentSchema:schema62.properties.type,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.gender !== undefined){
let data8 = data.gender;
if((typeof data8 !== "string") && (data8 !== null)){
const err13 = {instancePath:instancePath+"/gender",schemaPath:"#/properties/gender/type",keyword:"type",params:{type: schema62.properties.gender.type},message:"must be string,null",schema:schema62.properties.gender.type,parentSchema:schema62.properties.gender,data:data8};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!((((((data8 === "masculine") || (data8 === "feminine")) || (data8 === "neuter")) || (data8 === "common")) || (data8 === "other")) || (data8 === null))){
const err14 = {instancePath:instancePath+"/gender",schemaPath:"#/properties/gender/enum",keyword:"enum",params:{allowedValues: schema62.properties.gender.enum},message:"must be equal to one of the allowed values",schema:schema62.properties.gender.enum,parentSchema:schema62.properties.gender,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.note !== undefined){
let data9 = data.note;
if((typeof data9 !== "string") && (data9 !== null)){
const err15 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema62.properties.note.type},message:"must be string,null",schema:schema62.properties.note.type,parentSchema:schema62.properties.note,data:data9};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.lemma !== undefined){
let data10 = data.lemma;
if((typeof data10 !== "string") && (data10 !== null)){
const err16 = {instancePath:instancePath+"/lemma",schemaPath:"#/properties/lemma/type",keyword:"type",params:{type: schema62.properties.lemma.type},message:"must be string,null",schema:schema62.properties.lemma.type,parentSchema:schema62.properties.lemma,data:data10};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.url !== undefined){
let data11 = data.url;
if((typeof data11 !== "string") && (data11 !== null)){
const err17 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: schema62.properties.url.type},message:"must be string,null",schema:schema62.properties.url.type,parentSchema:schema62.properties.url,data:data11};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.concept !== undefined){
let data12 = data.concept;
if((!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))) && (data12 !== null)){
const err18 = {instancePath:instancePath+"/concept",schemaPath:"#/properties/concept/type",keyword:"type",params:{type: schema62.properties.concept.type},message:"must be integer,null",schema:schema62.properties.concept.type,parentSchema:schema62.properties.concept,data:data12};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.createdAt !== undefined){
let data13 = data.createdAt;
if((typeof data13 !== "string") && (data13 !== null)){
const err19 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: schema62.properties.createdAt.type},message:"must be string,null",schema:schema62.properties.createdAt.type,parentSchema:schema62.properties.createdAt,data:data13};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data13 === "string"){
if(!pattern23.test(data13)){
const err20 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"+"\"",schema:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$",parentSchema:schema62.properties.createdAt,data:data13};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data.updatedAt !== undefined){
let data14 = data.updatedAt;
if((typeof data14 !== "string") && (data14 !== null)){
const err21 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: schema62.properties.updatedAt.type},message:"must be string,null",schema:schema62.properties.updatedAt.type,parentSchema:schema62.properties.updatedAt,data:data14};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data14 === "string"){
if(!pattern23.test(data14)){
const err22 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"+"\"",schema:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$",parentSchema:schema62.properties.updatedAt,data:data14};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema62.type,parentSchema:schema62,data};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate156.errors = vErrors;
return errors === 0;
}
validate156.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema63 = {"title":"glossary concept","x-locspec-source":"CroQL data contexts, Glossary term context","type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"type":"integer"},"user":{"description":"who created it","type":["integer","null"]},"subject":{"type":["string","null"]},"definition":{"type":["string","null"]},"url":{"type":["string","null"]},"note":{"type":["string","null"]},"translatable":{"description":"may be translated into other languages","type":"boolean"},"createdAt":{"type":["string","null"],"format":"date-time","pattern":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$","examples":["2024-01-31T12:00:00+00:00"]},"updatedAt":{"type":["string","null"],"format":"date-time","pattern":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$","examples":["2024-01-31T12:00:00+00:00"]}}};

function validate158(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate158.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema63.required,parentSchema:schema63,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema63.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema63,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema63.properties.id.type,parentSchema:schema63.properties.id,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.user !== undefined){
let data1 = data.user;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
const err3 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: schema63.properties.user.type},message:"must be integer,null",schema:schema63.properties.user.type,parentSchema:schema63.properties.user,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.subject !== undefined){
let data2 = data.subject;
if((typeof data2 !== "string") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: schema63.properties.subject.type},message:"must be string,null",schema:schema63.properties.subject.type,parentSchema:schema63.properties.subject,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.definition !== undefined){
let data3 = data.definition;
if((typeof data3 !== "string") && (data3 !== null)){
const err5 = {instancePath:instancePath+"/definition",schemaPath:"#/properties/definition/type",keyword:"type",params:{type: schema63.properties.definition.type},message:"must be string,null",schema:schema63.properties.definition.type,parentSchema:schema63.properties.definition,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.url !== undefined){
let data4 = data.url;
if((typeof data4 !== "string") && (data4 !== null)){
const err6 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: schema63.properties.url.type},message:"must be string,null",schema:schema63.properties.url.type,parentSchema:schema63.properties.url,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.note !== undefined){
let data5 = data.note;
if((typeof data5 !== "string") && (data5 !== null)){
const err7 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema63.properties.note.type},message:"must be string,null",schema:schema63.properties.note.type,parentSchema:schema63.properties.note,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.translatable !== undefined){
let data6 = data.translatable;
if(typeof data6 !== "boolean"){
const err8 = {instancePath:instancePath+"/translatable",schemaPath:"#/properties/translatable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema63.properties.translatable.type,parentSchema:schema63.properties.translatable,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.createdAt !== undefined){
let data7 = data.createdAt;
if((typeof data7 !== "string") && (data7 !== null)){
const err9 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: schema63.properties.createdAt.type},message:"must be string,null",schema:schema63.properties.createdAt.type,parentSchema:schema63.properties.createdAt,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data7 === "string"){
if(!pattern23.test(data7)){
const err10 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"+"\"",schema:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$",parentSchema:schema63.properties.createdAt,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.updatedAt !== undefined){
let data8 = data.updatedAt;
if((typeof data8 !== "string") && (data8 !== null)){
const err11 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: schema63.properties.updatedAt.type},message:"must be string,null",schema:schema63.properties.updatedAt.type,parentSchema:schema63.properties.updatedAt,data:data8};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data8 === "string"){
if(!pattern23.test(data8)){
const err12 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"+"\"",schema:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$",parentSchema:schema63.properties.updatedAt,data:data8};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema63.type,parentSchema:schema63,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate158.errors = vErrors;
return errors === 0;
}
validate158.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate141(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://locspec.dev/schemas/dataset.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate141.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "users") || (key0 === "languages")) || (key0 === "projects")) || (key0 === "tms")) || (key0 === "glossaries"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema53,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.users !== undefined){
let data0 = data.users;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){
const err1 = {instancePath:instancePath+"/users/" + i0,schemaPath:"#/properties/users/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema53.properties.users.items.required,parentSchema:schema53.properties.users.items,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1.login === undefined){
const err2 = {instancePath:instancePath+"/users/" + i0,schemaPath:"#/properties/users/items/required",keyword:"required",params:{missingProperty: "login"},message:"must have required property '"+"login"+"'",schema:schema53.properties.users.items.required,parentSchema:schema53.properties.users.items,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key1 in data1){
if(!((key1 === "id") || (key1 === "login"))){
const err3 = {instancePath:instancePath+"/users/" + i0,schemaPath:"#/properties/users/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema53.properties.users.items,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data1.id !== undefined){
let data2 = data1.id;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err4 = {instancePath:instancePath+"/users/" + i0+"/id",schemaPath:"#/properties/users/items/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema53.properties.users.items.properties.id.type,parentSchema:schema53.properties.users.items.properties.id,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data1.login !== undefined){
let data3 = data1.login;
if(typeof data3 === "string"){
if(func1(data3) < 1){
const err5 = {instancePath:instancePath+"/users/" + i0+"/login",schemaPath:"#/properties/users/items/properties/login/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema53.properties.users.items.properties.login,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/users/" + i0+"/login",schemaPath:"#/properties/users/items/properties/login/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema53.properties.users.items.properties.login.type,parentSchema:schema53.properties.users.items.properties.login,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/users/" + i0,schemaPath:"#/properties/users/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema53.properties.users.items.type,parentSchema:schema53.properties.users.items,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/users",schemaPath:"#/properties/users/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema53.properties.users.type,parentSchema:schema53.properties.users,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.languages !== undefined){
let data4 = data.languages;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(!(validate142(data4[i1], {instancePath:instancePath+"/languages/" + i1,parentData:data4,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate142.errors : joined(vErrors, validate142.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/languages",schemaPath:"#/properties/languages/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema53.properties.languages.type,parentSchema:schema53.properties.languages,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.projects !== undefined){
let data6 = data.projects;
if(Array.isArray(data6)){
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
let data7 = data6[i2];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.id === undefined){
const err10 = {instancePath:instancePath+"/projects/" + i2,schemaPath:"#/properties/projects/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema53.properties.projects.items.required,parentSchema:schema53.properties.projects.items,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data7.identifier === undefined){
const err11 = {instancePath:instancePath+"/projects/" + i2,schemaPath:"#/properties/projects/items/required",keyword:"required",params:{missingProperty: "identifier"},message:"must have required property '"+"identifier"+"'",schema:schema53.properties.projects.items.required,parentSchema:schema53.properties.projects.items,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data7.name === undefined){
const err12 = {instancePath:instancePath+"/projects/" + i2,schemaPath:"#/properties/projects/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema53.properties.projects.items.required,parentSchema:schema53.properties.projects.items,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data7.sourceLanguageId === undefined){
const err13 = {instancePath:instancePath+"/projects/" + i2,schemaPath:"#/properties/projects/items/required",keyword:"required",params:{missingProperty: "sourceLanguageId"},message:"must have required property '"+"sourceLanguageId"+"'",schema:schema53.properties.projects.items.required,parentSchema:schema53.properties.projects.items,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data7.targetLanguageIds === undefined){
const err14 = {instancePath:instancePath+"/projects/" + i2,schemaPath:"#/properties/projects/items/required",keyword:"required",params:{missingProperty: "targetLanguageIds"},message:"must have required property '"+"targetLanguageIds"+"'",schema:schema53.properties.projects.items.required,parentSchema:schema53.properties.projects.items,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key2 in data7){
if(!((((((key2 === "id") || (key2 === "identifier")) || (key2 === "name")) || (key2 === "sourceLanguageId")) || (key2 === "targetLanguageIds")) || (key2 === "strings"))){
const err15 = {instancePath:instancePath+"/projects/" + i2,schemaPath:"#/properties/projects/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema53.properties.projects.items,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data7.id !== undefined){
let data8 = data7.id;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err16 = {instancePath:instancePath+"/projects/" + i2+"/id",schemaPath:"#/properties/projects/items/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema53.properties.projects.items.properties.id.type,parentSchema:schema53.properties.projects.items.properties.id,data:data8};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data7.identifier !== undefined){
let data9 = data7.identifier;
if(typeof data9 === "string"){
if(func1(data9) < 1){
const err17 = {instancePath:instancePath+"/projects/" + i2+"/identifier",schemaPath:"#/properties/projects/items/properties/identifier/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema53.properties.projects.items.properties.identifier,data:data9};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/projects/" + i2+"/identifier",schemaPath:"#/properties/projects/items/properties/identifier/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema53.properties.projects.items.properties.identifier.type,parentSchema:schema53.properties.projects.items.properties.identifier,data:data9};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data7.name !== undefined){
let data10 = data7.name;
if(typeof data10 !== "string"){
const err19 = {instancePath:instancePath+"/projects/" + i2+"/name",schemaPath:"#/properties/projects/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema53.properties.projects.items.properties.name.type,parentSchema:schema53.properties.projects.items.properties.name,data:data10};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data7.sourceLanguageId !== undefined){
let data11 = data7.sourceLanguageId;
if(typeof data11 === "string"){
if(func1(data11) < 1){
const err20 = {instancePath:instancePath+"/projects/" + i2+"/sourceLanguageId",schemaPath:"#/properties/projects/items/properties/sourceLanguageId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema53.properties.projects.items.properties.sourceLanguageId,data:data11};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/projects/" + i2+"/sourceLanguageId",schemaPath:"#/properties/projects/items/properties/sourceLanguageId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema53.properties.projects.items.properties.sourceLanguageId.type,parentSchema:schema53.properties.projects.items.properties.sourceLanguageId,data:data11};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data7.targetLanguageIds !== undefined){
let data12 = data7.targetLanguageIds;
if(Array.isArray(data12)){
const len3 = data12.length;
for(let i3=0; i3<len3; i3++){
let data13 = data12[i3];
if(typeof data13 === "string"){
if(func1(data13) < 1){
const err22 = {instancePath:instancePath+"/projects/" + i2+"/targetLanguageIds/" + i3,schemaPath:"#/properties/projects/items/properties/targetLanguageIds/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema53.properties.projects.items.properties.targetLanguageIds.items,data:data13};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/projects/" + i2+"/targetLanguageIds/" + i3,schemaPath:"#/properties/projects/items/properties/targetLanguageIds/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema53.properties.projects.items.properties.targetLanguageIds.items.type,parentSchema:schema53.properties.projects.items.properties.targetLanguageIds.items,data:data13};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/projects/" + i2+"/targetLanguageIds",schemaPath:"#/properties/projects/items/properties/targetLanguageIds/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema53.properties.projects.items.properties.targetLanguageIds.type,parentSchema:schema53.properties.projects.items.properties.targetLanguageIds,data:data12};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data7.strings !== undefined){
let data14 = data7.strings;
if(Array.isArray(data14)){
const len4 = data14.length;
for(let i4=0; i4<len4; i4++){
if(!(validate152(data14[i4], {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4,parentData:data14,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate152.errors : joined(vErrors, validate152.errors);
errors = vErrors.length;
}
}
}
else {
const err25 = {instancePath:instancePath+"/projects/" + i2+"/strings",schemaPath:"#/properties/projects/items/properties/strings/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema53.properties.projects.items.properties.strings.type,parentSchema:schema53.properties.projects.items.properties.strings,data:data14};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/projects/" + i2,schemaPath:"#/properties/projects/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema53.properties.projects.items.type,parentSchema:schema53.properties.projects.items,data:data7};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/projects",schemaPath:"#/properties/projects/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema53.properties.projects.type,parentSchema:schema53.properties.projects,data:data6};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.tms !== undefined){
let data16 = data.tms;
if(Array.isArray(data16)){
const len5 = data16.length;
for(let i5=0; i5<len5; i5++){
let data17 = data16[i5];
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.id === undefined){
const err28 = {instancePath:instancePath+"/tms/" + i5,schemaPath:"#/properties/tms/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema53.properties.tms.items.required,parentSchema:schema53.properties.tms.items,data:data17};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
for(const key3 in data17){
if(!((key3 === "id") || (key3 === "segments"))){
const err29 = {instancePath:instancePath+"/tms/" + i5,schemaPath:"#/properties/tms/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema53.properties.tms.items,data:data17};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data17.id !== undefined){
let data18 = data17.id;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err30 = {instancePath:instancePath+"/tms/" + i5+"/id",schemaPath:"#/properties/tms/items/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema53.properties.tms.items.properties.id.type,parentSchema:schema53.properties.tms.items.properties.id,data:data18};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data17.segments !== undefined){
let data19 = data17.segments;
if(Array.isArray(data19)){
const len6 = data19.length;
for(let i6=0; i6<len6; i6++){
if(!(validate154(data19[i6], {instancePath:instancePath+"/tms/" + i5+"/segments/" + i6,parentData:data19,parentDataProperty:i6,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate154.errors : joined(vErrors, validate154.errors);
errors = vErrors.length;
}
}
}
else {
const err31 = {instancePath:instancePath+"/tms/" + i5+"/segments",schemaPath:"#/properties/tms/items/properties/segments/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema53.properties.tms.items.properties.segments.type,parentSchema:schema53.properties.tms.items.properties.segments,data:data19};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/tms/" + i5,schemaPath:"#/properties/tms/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema53.properties.tms.items.type,parentSchema:schema53.properties.tms.items,data:data17};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/tms",schemaPath:"#/properties/tms/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema53.properties.tms.type,parentSchema:schema53.properties.tms,data:data16};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.glossaries !== undefined){
let data21 = data.glossaries;
if(Array.isArray(data21)){
const len7 = data21.length;
for(let i7=0; i7<len7; i7++){
let data22 = data21[i7];
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.id === undefined){
const err34 = {instancePath:instancePath+"/glossaries/" + i7,schemaPath:"#/properties/glossaries/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema53.properties.glossaries.items.required,parentSchema:schema53.properties.glossaries.items,data:data22};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
for(const key4 in data22){
if(!(((key4 === "id") || (key4 === "terms")) || (key4 === "concepts"))){
const err35 = {instancePath:instancePath+"/glossaries/" + i7,schemaPath:"#/properties/glossaries/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties",schema:false,parentSchema:schema53.properties.glossaries.items,data:data22};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data22.id !== undefined){
let data23 = data22.id;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
const err36 = {instancePath:instancePath+"/glossaries/" + i7+"/id",schemaPath:"#/properties/glossaries/items/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema53.properties.glossaries.items.properties.id.type,parentSchema:schema53.properties.glossaries.items.properties.id,data:data23};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data22.terms !== undefined){
let data24 = data22.terms;
if(Array.isArray(data24)){
const len8 = data24.length;
for(let i8=0; i8<len8; i8++){
if(!(validate156(data24[i8], {instancePath:instancePath+"/glossaries/" + i7+"/terms/" + i8,parentData:data24,parentDataProperty:i8,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate156.errors : joined(vErrors, validate156.errors);
errors = vErrors.length;
}
}
}
else {
const err37 = {instancePath:instancePath+"/glossaries/" + i7+"/terms",schemaPath:"#/properties/glossaries/items/properties/terms/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema53.properties.glossaries.items.properties.terms.type,parentSchema:schema53.properties.glossaries.items.properties.terms,data:data24};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data22.concepts !== undefined){
let data26 = data22.concepts;
if(Array.isArray(data26)){
const len9 = data26.length;
for(let i9=0; i9<len9; i9++){
if(!(validate158(data26[i9], {instancePath:instancePath+"/glossaries/" + i7+"/concepts/" + i9,parentData:data26,parentDataProperty:i9,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate158.errors : joined(vErrors, validate158.errors);
errors = vErrors.length;
}
}
}
else {
const err38 = {instancePath:instancePath+"/glossaries/" + i7+"/concepts",schemaPath:"#/properties/glossaries/items/properties/concepts/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema53.properties.glossaries.items.properties.concepts.type,parentSchema:schema53.properties.glossaries.items.properties.concepts,data:data26};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/glossaries/" + i7,schemaPath:"#/properties/glossaries/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema53.properties.glossaries.items.type,parentSchema:schema53.properties.glossaries.items,data:data22};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath:instancePath+"/glossaries",schemaPath:"#/properties/glossaries/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema53.properties.glossaries.type,parentSchema:schema53.properties.glossaries,data:data21};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema53.type,parentSchema:schema53,data};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
validate141.errors = vErrors;
return errors === 0;
}
validate141.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const checkExpectedFailures = validate134;
const schema50 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://locspec.dev/schemas/expected-failures.schema.json","title":"Expected failures","description":"What `--expected-failures FILE` reads, in YAML or JSON: failures that are known and accepted for a time. What is listed is still run.","type":"array","items":{"$ref":"#/$defs/entry"},"$defs":{"entry":{"description":"One failure that is accepted: of a requirement, or of a check.","type":"object","additionalProperties":false,"required":["reason"],"anyOf":[{"required":["requirement"]},{"required":["check"]}],"properties":{"requirement":{"description":"The requirement that is expected to be broken, whichever check finds it.","type":"string","minLength":1},"check":{"description":"The check whose findings are expected, whatever they break; without its edition it stands for both.","type":"string","minLength":1},"reason":{"description":"Why it is accepted.","type":"string","minLength":1},"owner":{"description":"Who mends it.","type":"string","minLength":1},"issue":{"description":"Where it is followed, as an address or a number.","type":["string","integer"]},"expires":{"description":"The last day on which it is accepted.","type":"string","pattern":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$","examples":["2027-01-31"]}}}}};

function validate135(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate135.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = false;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requirement === undefined){
const err0 = {instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: "requirement"},message:"must have required property '"+"requirement"+"'",schema:schema51.anyOf[0].required,parentSchema:schema51.anyOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.check === undefined){
const err1 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: "check"},message:"must have required property '"+"check"+"'",schema:schema51.anyOf[1].required,parentSchema:schema51.anyOf[1],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const err2 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema51.anyOf,parentSchema:schema51,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reason === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'",schema:schema51.required,parentSchema:schema51,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "requirement") || (key0 === "check")) || (key0 === "reason")) || (key0 === "owner")) || (key0 === "issue")) || (key0 === "expires"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema51,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.requirement !== undefined){
let data0 = data.requirement;
if(typeof data0 === "string"){
if(func1(data0) < 1){
const err5 = {instancePath:instancePath+"/requirement",schemaPath:"#/properties/requirement/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema51.properties.requirement,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/requirement",schemaPath:"#/properties/requirement/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema51.properties.requirement.type,parentSchema:schema51.properties.requirement,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.check !== undefined){
let data1 = data.check;
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err7 = {instancePath:instancePath+"/check",schemaPath:"#/properties/check/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema51.properties.check,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/check",schemaPath:"#/properties/check/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema51.properties.check.type,parentSchema:schema51.properties.check,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.reason !== undefined){
let data2 = data.reason;
if(typeof data2 === "string"){
if(func1(data2) < 1){
const err9 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema51.properties.reason,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema51.properties.reason.type,parentSchema:schema51.properties.reason,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.owner !== undefined){
let data3 = data.owner;
if(typeof data3 === "string"){
if(func1(data3) < 1){
const err11 = {instancePath:instancePath+"/owner",schemaPath:"#/properties/owner/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema51.properties.owner,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/owner",schemaPath:"#/properties/owner/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema51.properties.owner.type,parentSchema:schema51.properties.owner,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.issue !== undefined){
let data4 = data.issue;
if((typeof data4 !== "string") && (!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4))))){
const err13 = {instancePath:instancePath+"/issue",schemaPath:"#/properties/issue/type",keyword:"type",params:{type: schema51.properties.issue.type},message:"must be string,integer",schema:schema51.properties.issue.type,parentSchema:schema51.properties.issue,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.expires !== undefined){
let data5 = data.expires;
if(typeof data5 === "string"){
if(!pattern15.test(data5)){
const err14 = {instancePath:instancePath+"/expires",schemaPath:"#/properties/expires/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$"+"\"",schema:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$",parentSchema:schema51.properties.expires,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/expires",schemaPath:"#/properties/expires/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema51.properties.expires.type,parentSchema:schema51.properties.expires,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema51.type,parentSchema:schema51,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate135.errors = vErrors;
return errors === 0;
}
validate135.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://locspec.dev/schemas/expected-failures.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate134.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate135(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate135.errors : joined(vErrors, validate135.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema50.type,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate134.errors = vErrors;
return errors === 0;
}
validate134.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const checkJobRequest = validate160;
const schema64 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://locspec.dev/schemas/job-request.schema.json","title":"File-processing job request","description":"What the service sends to the module of an app after a file is parsed. The whole body has at most 5 MB.","x-locspec-source":"File-processing job request","type":"object","required":["jobType","organization","project","file","sourceLanguage","targetLanguages"],"properties":{"jobType":{"description":"What the module is to do.","type":"string","const":"file-post-import","x-locspec-gap":"module.job-type"},"organization":{"type":"object","required":["id","domain","baseUrl","apiBaseUrl"],"properties":{"id":{"type":"integer"},"domain":{"type":"string"},"baseUrl":{"description":"The web address, made from the domain.","$ref":"#/$defs/address"},"apiBaseUrl":{"description":"The API address of the organization.","$ref":"#/$defs/address"}}},"project":{"type":"object","required":["id","identifier","name"],"properties":{"id":{"type":"integer"},"identifier":{"type":"string"},"name":{"type":"string"}}},"file":{"description":"The source file, with its content inline or by address. What counts when both are there is open.","x-locspec-gap":"module.inline-and-address","type":"object","required":["id","name"],"properties":{"id":{"type":"integer"},"name":{"description":"The file name.","type":"string"},"content":{"description":"The content of the source file.","$ref":"#/$defs/base64"},"contentUrl":{"description":"Where anybody can read the source file.","$ref":"#/$defs/address"}},"anyOf":[{"required":["content"]},{"required":["contentUrl"]}]},"sourceLanguage":{"$ref":"language.schema.json"},"targetLanguages":{"description":"None when a new source file is uploaded, one when translations are imported, several for multilingual files.","type":"array","items":{"$ref":"language.schema.json"}},"strings":{"description":"The parsed strings.","type":"array","items":{"$ref":"string-record.schema.json"}},"stringsUrl":{"description":"Where the parsed strings are, as new-line delimited JSON of one string record a line.","$ref":"#/$defs/address"}},"anyOf":[{"required":["strings"]},{"required":["stringsUrl"]}],"$defs":{"address":{"type":"string","format":"uri","pattern":"^https?://[^\\s/?#]+\\S*$","examples":["https://files.example/7"]},"base64":{"$comment":"That the length is a multiple of four would take a pattern that overflows the stack on a file of some megabytes.","type":"string","contentEncoding":"base64","pattern":"^[A-Za-z0-9+/]*={0,2}$","examples":["eyJhIjoiQSJ9"]}},"examples":[{"jobType":"file-post-import","organization":{"id":1,"domain":"acme.example","baseUrl":"https://acme.example","apiBaseUrl":"https://api.acme.example"},"project":{"id":1,"identifier":"demo","name":"Demo"},"file":{"id":7,"name":"menu.json","content":"eyJtZW51Lm9wZW4iOiJPcGVuIGEgZmlsZSJ9"},"sourceLanguage":{"id":"en","name":"English","editorCode":"en","twoLettersCode":"en","threeLettersCode":"eng","locale":"en-US","androidCode":"en-rUS","osxCode":"en.lproj","osxLocale":"en","pluralCategoryNames":["one","other"],"pluralRules":"(n != 1)"},"targetLanguages":[],"strings":[{"uniqId":"f0e1","identifier":"menu.open","text":"Open a file"}]}]};
const schema65 = {"type":"string","format":"uri","pattern":"^https?://[^\\s/?#]+\\S*$","examples":["https://files.example/7"]};
const pattern29 = new RegExp("^https?://[^\\s/?#]+\\S*$", "u");

function validate161(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate161.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern29.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^https?://[^\\s/?#]+\\S*$"},message:"must match pattern \""+"^https?://[^\\s/?#]+\\S*$"+"\"",schema:"^https?://[^\\s/?#]+\\S*$",parentSchema:schema65,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema65.type,parentSchema:schema65,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate161.errors = vErrors;
return errors === 0;
}
validate161.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema66 = {"$comment":"That the length is a multiple of four would take a pattern that overflows the stack on a file of some megabytes.","type":"string","contentEncoding":"base64","pattern":"^[A-Za-z0-9+/]*={0,2}$","examples":["eyJhIjoiQSJ9"]};
const pattern30 = new RegExp("^[A-Za-z0-9+/]*={0,2}$", "u");

function validate164(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate164.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern30.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9+/]*={0,2}$"},message:"must match pattern \""+"^[A-Za-z0-9+/]*={0,2}$"+"\"",schema:"^[A-Za-z0-9+/]*={0,2}$",parentSchema:schema66,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema66.type,parentSchema:schema66,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate164.errors = vErrors;
return errors === 0;
}
validate164.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema55 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://locspec.dev/schemas/language.schema.json","title":"Language","description":"A language as a job names it.","x-locspec-source":"File-processing job request, language object","type":"object","required":["id","name","editorCode","twoLettersCode","threeLettersCode","locale","androidCode","osxCode","osxLocale","pluralCategoryNames","pluralRules"],"properties":{"id":{"description":"The language code, which is also the key in `translations` of a string record.","type":"string","minLength":1},"name":{"type":"string"},"editorCode":{"type":"string"},"twoLettersCode":{"type":"string"},"threeLettersCode":{"type":"string"},"locale":{"type":"string"},"androidCode":{"type":"string"},"osxCode":{"type":"string"},"osxLocale":{"type":"string"},"pluralCategoryNames":{"description":"The names of the language's plural categories; they are the keys of plural texts.","type":"array","items":{"type":"string"}},"pluralRules":{"description":"The rule that picks a plural category for a number.","type":"string"}},"examples":[{"id":"uk","name":"Ukrainian","editorCode":"uk","twoLettersCode":"uk","threeLettersCode":"ukr","locale":"uk-UA","androidCode":"uk-rUA","osxCode":"uk.lproj","osxLocale":"uk","pluralCategoryNames":["one","few","many","other"],"pluralRules":"((n%10==1 && n%100!=11) ? 0 : ((n%10>=2 && n%10<=4 && (n%100<12 || n%100>14)) ? 1 : 2))"}]};

function validate143(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://locspec.dev/schemas/language.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate143.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema55.required,parentSchema:schema55,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema55.required,parentSchema:schema55,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.editorCode === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "editorCode"},message:"must have required property '"+"editorCode"+"'",schema:schema55.required,parentSchema:schema55,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.twoLettersCode === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "twoLettersCode"},message:"must have required property '"+"twoLettersCode"+"'",schema:schema55.required,parentSchema:schema55,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.threeLettersCode === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "threeLettersCode"},message:"must have required property '"+"threeLettersCode"+"'",schema:schema55.required,parentSchema:schema55,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.locale === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "locale"},message:"must have required property '"+"locale"+"'",schema:schema55.required,parentSchema:schema55,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.androidCode === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "androidCode"},message:"must have required property '"+"androidCode"+"'",schema:schema55.required,parentSchema:schema55,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.osxCode === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "osxCode"},message:"must have required property '"+"osxCode"+"'",schema:schema55.required,parentSchema:schema55,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.osxLocale === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "osxLocale"},message:"must have required property '"+"osxLocale"+"'",schema:schema55.required,parentSchema:schema55,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.pluralCategoryNames === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pluralCategoryNames"},message:"must have required property '"+"pluralCategoryNames"+"'",schema:schema55.required,parentSchema:schema55,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.pluralRules === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pluralRules"},message:"must have required property '"+"pluralRules"+"'",schema:schema55.required,parentSchema:schema55,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func1(data0) < 1){
const err11 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema55.properties.id,data:data0};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema55.properties.id.type,parentSchema:schema55.properties.id,data:data0};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 !== "string"){
const err13 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema55.properties.name.type,parentSchema:schema55.properties.name,data:data1};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.editorCode !== undefined){
let data2 = data.editorCode;
if(typeof data2 !== "string"){
const err14 = {instancePath:instancePath+"/editorCode",schemaPath:"#/properties/editorCode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema55.properties.editorCode.type,parentSchema:schema55.properties.editorCode,data:data2};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.twoLettersCode !== undefined){
let data3 = data.twoLettersCode;
if(typeof data3 !== "string"){
const err15 = {instancePath:instancePath+"/twoLettersCode",schemaPath:"#/properties/twoLettersCode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema55.properties.twoLettersCode.type,parentSchema:schema55.properties.twoLettersCode,data:data3};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.threeLettersCode !== undefined){
let data4 = data.threeLettersCode;
if(typeof data4 !== "string"){
const err16 = {instancePath:instancePath+"/threeLettersCode",schemaPath:"#/properties/threeLettersCode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema55.properties.threeLettersCode.type,parentSchema:schema55.properties.threeLettersCode,data:data4};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.locale !== undefined){
let data5 = data.locale;
if(typeof data5 !== "string"){
const err17 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema55.properties.locale.type,parentSchema:schema55.properties.locale,data:data5};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.androidCode !== undefined){
let data6 = data.androidCode;
if(typeof data6 !== "string"){
const err18 = {instancePath:instancePath+"/androidCode",schemaPath:"#/properties/androidCode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema55.properties.androidCode.type,parentSchema:schema55.properties.androidCode,data:data6};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.osxCode !== undefined){
let data7 = data.osxCode;
if(typeof data7 !== "string"){
const err19 = {instancePath:instancePath+"/osxCode",schemaPath:"#/properties/osxCode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema55.properties.osxCode.type,parentSchema:schema55.properties.osxCode,data:data7};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.osxLocale !== undefined){
let data8 = data.osxLocale;
if(typeof data8 !== "string"){
const err20 = {instancePath:instancePath+"/osxLocale",schemaPath:"#/properties/osxLocale/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema55.properties.osxLocale.type,parentSchema:schema55.properties.osxLocale,data:data8};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.pluralCategoryNames !== undefined){
let data9 = data.pluralCategoryNames;
if(Array.isArray(data9)){
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
if(typeof data10 !== "string"){
const err21 = {instancePath:instancePath+"/pluralCategoryNames/" + i0,schemaPath:"#/properties/pluralCategoryNames/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema55.properties.pluralCategoryNames.items.type,parentSchema:schema55.properties.pluralCategoryNames.items,data:data10};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/pluralCategoryNames",schemaPath:"#/properties/pluralCategoryNames/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema55.properties.pluralCategoryNames.type,parentSchema:schema55.properties.pluralCategoryNames,data:data9};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.pluralRules !== undefined){
let data11 = data.pluralRules;
if(typeof data11 !== "string"){
const err23 = {instancePath:instancePath+"/pluralRules",schemaPath:"#/properties/pluralRules/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema55.properties.pluralRules.type,parentSchema:schema55.properties.pluralRules,data:data11};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema55.type,parentSchema:schema55,data};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate143.errors = vErrors;
return errors === 0;
}
validate143.evaluated = {"props":{"id":true,"name":true,"editorCode":true,"twoLettersCode":true,"threeLettersCode":true,"locale":true,"androidCode":true,"osxCode":true,"osxLocale":true,"pluralCategoryNames":true,"pluralRules":true},"dynamicProps":false,"dynamicItems":false};

const schema67 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://locspec.dev/schemas/string-record.schema.json","title":"String record","description":"One string of a file, the same in a job request and in a job response. That `uniqId` is unique within the file, and that plural texts have the categories of their language, is beyond a schema.","x-locspec-source":"String record","type":"object","required":["uniqId","identifier","text"],"properties":{"uniqId":{"description":"Unique within the file.","type":"string"},"identifier":{"description":"The key of the string, which people see.","type":"string"},"context":{"type":"string"},"maxLength":{"type":["integer","null"],"default":null},"isHidden":{"type":["boolean","null"],"default":null},"hasPlurals":{"description":"True for a plural string: its texts and statuses are then objects, otherwise never.","type":"boolean","default":false},"labels":{"type":"array","items":{"type":"string"},"default":[]},"attributes":{"type":"object","properties":{"serviceType":{"description":"The file format type of the string, for strings that need processing after, as HTML within JSON. Its values are open.","type":"string","x-locspec-gap":"module.service-type-values"}}},"text":{"description":"The source text. For a plural string it holds one text for each plural category of the source language.","type":["string","object"],"minProperties":1,"additionalProperties":{"type":"string"}},"translations":{"description":"Translations under the `id` of their target language.","type":"object","additionalProperties":{"$ref":"translation-entry.schema.json"}}},"if":{"required":["hasPlurals"],"properties":{"hasPlurals":{"const":true}}},"then":{"properties":{"text":{"type":"object"},"translations":{"additionalProperties":{"properties":{"text":{"type":"object"}}}}}},"else":{"properties":{"text":{"type":"string"},"translations":{"additionalProperties":{"properties":{"text":{"type":"string"}}}}}},"examples":[{"uniqId":"f0e1","identifier":"menu.open","context":"The file menu","maxLength":20,"isHidden":false,"hasPlurals":false,"labels":["menu"],"attributes":{"serviceType":"html"},"text":"Open a file","translations":{"uk":{"text":"Відкрити файл","status":"approved"}}},{"uniqId":"f0e2","identifier":"files.count","hasPlurals":true,"text":{"one":"%d file","other":"%d files"},"translations":{"uk":{"text":{"one":"%d файл","few":"%d файли","many":"%d файлів","other":"%d файлу"},"status":{"one":"translated","few":"translated","many":"translated","other":"translated"}}}}]};
const schema68 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://locspec.dev/schemas/translation-entry.schema.json","title":"Translation entry","description":"The translation of a string record into one language. Its text and its status are objects for a plural string, and single values for any other.","x-locspec-source":"Translation entry","type":"object","required":["text"],"properties":{"text":{"description":"The translation. For a plural string it holds one text for each plural category of the target language.","type":["string","object"],"minProperties":1,"additionalProperties":{"type":"string"}},"status":{"description":"The state of the translation, `translated` where none is given. For a plural string it holds one for each plural category.","default":"translated","anyOf":[{"type":"string","enum":["untranslated","translated","approved"]},{"type":"object","additionalProperties":{"type":"string","enum":["untranslated","translated","approved"]}}]}},"allOf":[{"if":{"required":["text"],"properties":{"text":{"type":"string"}}},"then":{"properties":{"status":{"type":"string"}}}},{"if":{"required":["text"],"properties":{"text":{"type":"object"}}},"then":{"properties":{"status":{"type":"object"}}}}],"examples":[{"text":"Відкрити файл","status":"approved"},{"text":{"one":"%d файл","few":"%d файли","many":"%d файлів","other":"%d файлу"},"status":{"one":"translated","few":"translated","many":"approved","other":"untranslated"}}]};

function validate170(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://locspec.dev/schemas/translation-entry.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate170.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.text === undefined) && (missing0 = "text")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.text !== undefined){
if(typeof data.text !== "string"){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status !== undefined){
let data1 = data.status;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/allOf/0/then/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema68.allOf[0].then.properties.status.type,parentSchema:schema68.allOf[0].then.properties.status,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
var _valid0 = _errs6 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.status = true;
props0.text = true;
}
}
if(!valid1){
const err3 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema68.allOf[0].if,parentSchema:schema68.allOf[0],data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const _errs10 = errors;
let valid4 = true;
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.text === undefined) && (missing1 = "text")){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(data.text !== undefined){
let data2 = data.text;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
var _valid1 = _errs11 === errors;
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs14 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status !== undefined){
let data3 = data.status;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
const err6 = {instancePath:instancePath+"/status",schemaPath:"#/allOf/1/then/properties/status/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema68.allOf[1].then.properties.status.type,parentSchema:schema68.allOf[1].then.properties.status,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
var _valid1 = _errs14 === errors;
valid4 = _valid1;
if(valid4){
var props1 = {};
props1.status = true;
props1.text = true;
}
}
if(!valid4){
const err7 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema68.allOf[1].if,parentSchema:schema68.allOf[1],data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(props0 !== true && props1 !== undefined){
if(props1 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props1);
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'",schema:schema68.required,parentSchema:schema68,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.text = true;
props0.status = true;
}
if(data.text !== undefined){
let data4 = data.text;
if((typeof data4 !== "string") && (!(data4 && typeof data4 == "object" && !Array.isArray(data4)))){
const err9 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: schema68.properties.text.type},message:"must be string,object",schema:schema68.properties.text.type,parentSchema:schema68.properties.text,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(Object.keys(data4).length < 1){
const err10 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema68.properties.text,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key0 in data4){
let data5 = data4[key0];
if(typeof data5 !== "string"){
const err11 = {instancePath:instancePath+"/text/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/text/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema68.properties.text.additionalProperties.type,parentSchema:schema68.properties.text.additionalProperties,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
if(data.status !== undefined){
let data6 = data.status;
const _errs23 = errors;
let valid9 = false;
const _errs24 = errors;
if(typeof data6 !== "string"){
const err12 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema68.properties.status.anyOf[0].type,parentSchema:schema68.properties.status.anyOf[0],data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(((data6 === "untranslated") || (data6 === "translated")) || (data6 === "approved"))){
const err13 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema68.properties.status.anyOf[0].enum},message:"must be equal to one of the allowed values",schema:schema68.properties.status.anyOf[0].enum,parentSchema:schema68.properties.status.anyOf[0],data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid2 = _errs24 === errors;
valid9 = valid9 || _valid2;
const _errs26 = errors;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key1 in data6){
let data7 = data6[key1];
if(typeof data7 !== "string"){
const err14 = {instancePath:instancePath+"/status/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/status/anyOf/1/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema68.properties.status.anyOf[1].additionalProperties.type,parentSchema:schema68.properties.status.anyOf[1].additionalProperties,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(((data7 === "untranslated") || (data7 === "translated")) || (data7 === "approved"))){
const err15 = {instancePath:instancePath+"/status/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/status/anyOf/1/additionalProperties/enum",keyword:"enum",params:{allowedValues: schema68.properties.status.anyOf[1].additionalProperties.enum},message:"must be equal to one of the allowed values",schema:schema68.properties.status.anyOf[1].additionalProperties.enum,parentSchema:schema68.properties.status.anyOf[1].additionalProperties,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema68.properties.status.anyOf[1].type,parentSchema:schema68.properties.status.anyOf[1],data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var _valid2 = _errs26 === errors;
valid9 = valid9 || _valid2;
if(!valid9){
const err17 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema68.properties.status.anyOf,parentSchema:schema68.properties.status,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
else {
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema68.type,parentSchema:schema68,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate170.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate170.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate169(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://locspec.dev/schemas/string-record.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate169.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.hasPlurals === undefined) && (missing0 = "hasPlurals")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.hasPlurals !== undefined){
if(true !== data.hasPlurals){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text !== undefined){
let data1 = data.text;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
const err2 = {instancePath:instancePath+"/text",schemaPath:"#/then/properties/text/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema67.then.properties.text.type,parentSchema:schema67.then.properties.text,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.translations !== undefined){
let data2 = data.translations;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key0 in data2){
let data3 = data2[key0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.text !== undefined){
let data4 = data3.text;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
const err3 = {instancePath:instancePath+"/translations/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/text",schemaPath:"#/then/properties/translations/additionalProperties/properties/text/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema67.then.properties.translations.additionalProperties.properties.text.type,parentSchema:schema67.then.properties.translations.additionalProperties.properties.text,data:data4};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
}
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
if(valid0){
var props0 = {};
props0.text = true;
props0.translations = true;
props0.hasPlurals = true;
}
ifClause0 = "then";
}
else {
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text !== undefined){
let data5 = data.text;
if(typeof data5 !== "string"){
const err4 = {instancePath:instancePath+"/text",schemaPath:"#/else/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema67.else.properties.text.type,parentSchema:schema67.else.properties.text,data:data5};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.translations !== undefined){
let data6 = data.translations;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key1 in data6){
let data7 = data6[key1];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.text !== undefined){
let data8 = data7.text;
if(typeof data8 !== "string"){
const err5 = {instancePath:instancePath+"/translations/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/text",schemaPath:"#/else/properties/translations/additionalProperties/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema67.else.properties.translations.additionalProperties.properties.text.type,parentSchema:schema67.else.properties.translations.additionalProperties.properties.text,data:data8};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
}
}
}
var _valid0 = _errs12 === errors;
valid0 = _valid0;
if(valid0){
if(props0 !== true){
props0 = props0 || {};
props0.text = true;
props0.translations = true;
}
}
ifClause0 = "else";
}
if(!valid0){
const err6 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema",schema:schema67.if,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.uniqId === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "uniqId"},message:"must have required property '"+"uniqId"+"'",schema:schema67.required,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.identifier === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "identifier"},message:"must have required property '"+"identifier"+"'",schema:schema67.required,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.text === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'",schema:schema67.required,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.uniqId = true;
props0.identifier = true;
props0.context = true;
props0.maxLength = true;
props0.isHidden = true;
props0.hasPlurals = true;
props0.labels = true;
props0.attributes = true;
props0.text = true;
props0.translations = true;
}
if(data.uniqId !== undefined){
let data9 = data.uniqId;
if(typeof data9 !== "string"){
const err10 = {instancePath:instancePath+"/uniqId",schemaPath:"#/properties/uniqId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema67.properties.uniqId.type,parentSchema:schema67.properties.uniqId,data:data9};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.identifier !== undefined){
let data10 = data.identifier;
if(typeof data10 !== "string"){
const err11 = {instancePath:instancePath+"/identifier",schemaPath:"#/properties/identifier/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema67.properties.identifier.type,parentSchema:schema67.properties.identifier,data:data10};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.context !== undefined){
let data11 = data.context;
if(typeof data11 !== "string"){
const err12 = {instancePath:instancePath+"/context",schemaPath:"#/properties/context/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema67.properties.context.type,parentSchema:schema67.properties.context,data:data11};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.maxLength !== undefined){
let data12 = data.maxLength;
if((!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))) && (data12 !== null)){
const err13 = {instancePath:instancePath+"/maxLength",schemaPath:"#/properties/maxLength/type",keyword:"type",params:{type: schema67.properties.maxLength.type},message:"must be integer,null",schema:schema67.properties.maxLength.type,parentSchema:schema67.properties.maxLength,data:data12};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.isHidden !== undefined){
let data13 = data.isHidden;
if((typeof data13 !== "boolean") && (data13 !== null)){
const err14 = {instancePath:instancePath+"/isHidden",schemaPath:"#/properties/isHidden/type",keyword:"type",params:{type: schema67.properties.isHidden.type},message:"must be boolean,null",schema:schema67.properties.isHidden.type,parentSchema:schema67.properties.isHidden,data:data13};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.hasPlurals !== undefined){
let data14 = data.hasPlurals;
if(typeof data14 !== "boolean"){
const err15 = {instancePath:instancePath+"/hasPlurals",schemaPath:"#/properties/hasPlurals/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema67.properties.hasPlurals.type,parentSchema:schema67.properties.hasPlurals,data:data14};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.labels !== undefined){
let data15 = data.labels;
if(Array.isArray(data15)){
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
let data16 = data15[i0];
if(typeof data16 !== "string"){
const err16 = {instancePath:instancePath+"/labels/" + i0,schemaPath:"#/properties/labels/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema67.properties.labels.items.type,parentSchema:schema67.properties.labels.items,data:data16};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema67.properties.labels.type,parentSchema:schema67.properties.labels,data:data15};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.attributes !== undefined){
let data17 = data.attributes;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.serviceType !== undefined){
let data18 = data17.serviceType;
if(typeof data18 !== "string"){
const err18 = {instancePath:instancePath+"/attributes/serviceType",schemaPath:"#/properties/attributes/properties/serviceType/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema67.properties.attributes.properties.serviceType.type,parentSchema:schema67.properties.attributes.properties.serviceType,data:data18};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema67.properties.attributes.type,parentSchema:schema67.properties.attributes,data:data17};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.text !== undefined){
let data19 = data.text;
if((typeof data19 !== "string") && (!(data19 && typeof data19 == "object" && !Array.isArray(data19)))){
const err20 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: schema67.properties.text.type},message:"must be string,object",schema:schema67.properties.text.type,parentSchema:schema67.properties.text,data:data19};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(Object.keys(data19).length < 1){
const err21 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema67.properties.text,data:data19};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
for(const key2 in data19){
let data20 = data19[key2];
if(typeof data20 !== "string"){
const err22 = {instancePath:instancePath+"/text/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/text/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema67.properties.text.additionalProperties.type,parentSchema:schema67.properties.text.additionalProperties,data:data20};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
}
if(data.translations !== undefined){
let data21 = data.translations;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
for(const key3 in data21){
if(!(validate170(data21[key3], {instancePath:instancePath+"/translations/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data21,parentDataProperty:key3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate170.errors : joined(vErrors, validate170.errors);
errors = vErrors.length;
}
}
}
else {
const err23 = {instancePath:instancePath+"/translations",schemaPath:"#/properties/translations/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema67.properties.translations.type,parentSchema:schema67.properties.translations,data:data21};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema67.type,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate169.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate169.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate160(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://locspec.dev/schemas/job-request.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate160.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = false;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.strings === undefined){
const err0 = {instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: "strings"},message:"must have required property '"+"strings"+"'",schema:schema64.anyOf[0].required,parentSchema:schema64.anyOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.stringsUrl === undefined){
const err1 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: "stringsUrl"},message:"must have required property '"+"stringsUrl"+"'",schema:schema64.anyOf[1].required,parentSchema:schema64.anyOf[1],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const err2 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema64.anyOf,parentSchema:schema64,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.jobType === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "jobType"},message:"must have required property '"+"jobType"+"'",schema:schema64.required,parentSchema:schema64,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.organization === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "organization"},message:"must have required property '"+"organization"+"'",schema:schema64.required,parentSchema:schema64,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.project === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "project"},message:"must have required property '"+"project"+"'",schema:schema64.required,parentSchema:schema64,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.file === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'",schema:schema64.required,parentSchema:schema64,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.sourceLanguage === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sourceLanguage"},message:"must have required property '"+"sourceLanguage"+"'",schema:schema64.required,parentSchema:schema64,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.targetLanguages === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "targetLanguages"},message:"must have required property '"+"targetLanguages"+"'",schema:schema64.required,parentSchema:schema64,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.jobType !== undefined){
let data0 = data.jobType;
if(typeof data0 !== "string"){
const err9 = {instancePath:instancePath+"/jobType",schemaPath:"#/properties/jobType/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema64.properties.jobType.type,parentSchema:schema64.properties.jobType,data:data0};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if("file-post-import" !== data0){
const err10 = {instancePath:instancePath+"/jobType",schemaPath:"#/properties/jobType/const",keyword:"const",params:{allowedValue: "file-post-import"},message:"must be equal to constant",schema:"file-post-import",parentSchema:schema64.properties.jobType,data:data0};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.organization !== undefined){
let data1 = data.organization;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){
const err11 = {instancePath:instancePath+"/organization",schemaPath:"#/properties/organization/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema64.properties.organization.required,parentSchema:schema64.properties.organization,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data1.domain === undefined){
const err12 = {instancePath:instancePath+"/organization",schemaPath:"#/properties/organization/required",keyword:"required",params:{missingProperty: "domain"},message:"must have required property '"+"domain"+"'",schema:schema64.properties.organization.required,parentSchema:schema64.properties.organization,data:data1};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data1.baseUrl === undefined){
const err13 = {instancePath:instancePath+"/organization",schemaPath:"#/properties/organization/required",keyword:"required",params:{missingProperty: "baseUrl"},message:"must have required property '"+"baseUrl"+"'",schema:schema64.properties.organization.required,parentSchema:schema64.properties.organization,data:data1};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data1.apiBaseUrl === undefined){
const err14 = {instancePath:instancePath+"/organization",schemaPath:"#/properties/organization/required",keyword:"required",params:{missingProperty: "apiBaseUrl"},message:"must have required property '"+"apiBaseUrl"+"'",schema:schema64.properties.organization.required,parentSchema:schema64.properties.organization,data:data1};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data1.id !== undefined){
let data2 = data1.id;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err15 = {instancePath:instancePath+"/organization/id",schemaPath:"#/properties/organization/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema64.properties.organization.properties.id.type,parentSchema:schema64.properties.organization.properties.id,data:data2};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data1.domain !== undefined){
let data3 = data1.domain;
if(typeof data3 !== "string"){
const err16 = {instancePath:instancePath+"/organization/domain",schemaPath:"#/properties/organization/properties/domain/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema64.properties.organization.properties.domain.type,parentSchema:schema64.properties.organization.properties.domain,data:data3};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data1.baseUrl !== undefined){
if(!(validate161(data1.baseUrl, {instancePath:instancePath+"/organization/baseUrl",parentData:data1,parentDataProperty:"baseUrl",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate161.errors : joined(vErrors, validate161.errors);
errors = vErrors.length;
}
}
if(data1.apiBaseUrl !== undefined){
if(!(validate161(data1.apiBaseUrl, {instancePath:instancePath+"/organization/apiBaseUrl",parentData:data1,parentDataProperty:"apiBaseUrl",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate161.errors : joined(vErrors, validate161.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath:instancePath+"/organization",schemaPath:"#/properties/organization/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema64.properties.organization.type,parentSchema:schema64.properties.organization,data:data1};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.project !== undefined){
let data6 = data.project;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.id === undefined){
const err18 = {instancePath:instancePath+"/project",schemaPath:"#/properties/project/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema64.properties.project.required,parentSchema:schema64.properties.project,data:data6};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data6.identifier === undefined){
const err19 = {instancePath:instancePath+"/project",schemaPath:"#/properties/project/required",keyword:"required",params:{missingProperty: "identifier"},message:"must have required property '"+"identifier"+"'",schema:schema64.properties.project.required,parentSchema:schema64.properties.project,data:data6};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data6.name === undefined){
const err20 = {instancePath:instancePath+"/project",schemaPath:"#/properties/project/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema64.properties.project.required,parentSchema:schema64.properties.project,data:data6};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data6.id !== undefined){
let data7 = data6.id;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err21 = {instancePath:instancePath+"/project/id",schemaPath:"#/properties/project/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema64.properties.project.properties.id.type,parentSchema:schema64.properties.project.properties.id,data:data7};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data6.identifier !== undefined){
let data8 = data6.identifier;
if(typeof data8 !== "string"){
const err22 = {instancePath:instancePath+"/project/identifier",schemaPath:"#/properties/project/properties/identifier/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema64.properties.project.properties.identifier.type,parentSchema:schema64.properties.project.properties.identifier,data:data8};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data6.name !== undefined){
let data9 = data6.name;
if(typeof data9 !== "string"){
const err23 = {instancePath:instancePath+"/project/name",schemaPath:"#/properties/project/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema64.properties.project.properties.name.type,parentSchema:schema64.properties.project.properties.name,data:data9};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/project",schemaPath:"#/properties/project/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema64.properties.project.type,parentSchema:schema64.properties.project,data:data6};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.file !== undefined){
let data10 = data.file;
const _errs24 = errors;
let valid4 = false;
const _errs25 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.content === undefined){
const err25 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/anyOf/0/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'",schema:schema64.properties.file.anyOf[0].required,parentSchema:schema64.properties.file.anyOf[0],data:data10};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
var _valid1 = _errs25 === errors;
valid4 = valid4 || _valid1;
const _errs26 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.contentUrl === undefined){
const err26 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/anyOf/1/required",keyword:"required",params:{missingProperty: "contentUrl"},message:"must have required property '"+"contentUrl"+"'",schema:schema64.properties.file.anyOf[1].required,parentSchema:schema64.properties.file.anyOf[1],data:data10};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
var _valid1 = _errs26 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const err27 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema64.properties.file.anyOf,parentSchema:schema64.properties.file,data:data10};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
else {
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
}
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.id === undefined){
const err28 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema64.properties.file.required,parentSchema:schema64.properties.file,data:data10};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data10.name === undefined){
const err29 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema64.properties.file.required,parentSchema:schema64.properties.file,data:data10};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data10.id !== undefined){
let data11 = data10.id;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err30 = {instancePath:instancePath+"/file/id",schemaPath:"#/properties/file/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema64.properties.file.properties.id.type,parentSchema:schema64.properties.file.properties.id,data:data11};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data10.name !== undefined){
let data12 = data10.name;
if(typeof data12 !== "string"){
const err31 = {instancePath:instancePath+"/file/name",schemaPath:"#/properties/file/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema64.properties.file.properties.name.type,parentSchema:schema64.properties.file.properties.name,data:data12};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data10.content !== undefined){
if(!(validate164(data10.content, {instancePath:instancePath+"/file/content",parentData:data10,parentDataProperty:"content",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate164.errors : joined(vErrors, validate164.errors);
errors = vErrors.length;
}
}
if(data10.contentUrl !== undefined){
if(!(validate161(data10.contentUrl, {instancePath:instancePath+"/file/contentUrl",parentData:data10,parentDataProperty:"contentUrl",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate161.errors : joined(vErrors, validate161.errors);
errors = vErrors.length;
}
}
}
else {
const err32 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema64.properties.file.type,parentSchema:schema64.properties.file,data:data10};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.sourceLanguage !== undefined){
if(!(validate143(data.sourceLanguage, {instancePath:instancePath+"/sourceLanguage",parentData:data,parentDataProperty:"sourceLanguage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate143.errors : joined(vErrors, validate143.errors);
errors = vErrors.length;
}
}
if(data.targetLanguages !== undefined){
let data16 = data.targetLanguages;
if(Array.isArray(data16)){
const len0 = data16.length;
for(let i0=0; i0<len0; i0++){
if(!(validate143(data16[i0], {instancePath:instancePath+"/targetLanguages/" + i0,parentData:data16,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate143.errors : joined(vErrors, validate143.errors);
errors = vErrors.length;
}
}
}
else {
const err33 = {instancePath:instancePath+"/targetLanguages",schemaPath:"#/properties/targetLanguages/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema64.properties.targetLanguages.type,parentSchema:schema64.properties.targetLanguages,data:data16};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.strings !== undefined){
let data18 = data.strings;
if(Array.isArray(data18)){
const len1 = data18.length;
for(let i1=0; i1<len1; i1++){
if(!(validate169(data18[i1], {instancePath:instancePath+"/strings/" + i1,parentData:data18,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate169.errors : joined(vErrors, validate169.errors);
errors = vErrors.length;
}
}
}
else {
const err34 = {instancePath:instancePath+"/strings",schemaPath:"#/properties/strings/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema64.properties.strings.type,parentSchema:schema64.properties.strings,data:data18};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.stringsUrl !== undefined){
if(!(validate161(data.stringsUrl, {instancePath:instancePath+"/stringsUrl",parentData:data,parentDataProperty:"stringsUrl",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate161.errors : joined(vErrors, validate161.errors);
errors = vErrors.length;
}
}
}
else {
const err35 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema64.type,parentSchema:schema64,data};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
validate160.errors = vErrors;
return errors === 0;
}
validate160.evaluated = {"props":{"jobType":true,"organization":true,"project":true,"file":true,"sourceLanguage":true,"targetLanguages":true,"strings":true,"stringsUrl":true},"dynamicProps":false,"dynamicItems":false};

const checkJobResponse = validate174;
const schema69 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://locspec.dev/schemas/job-response.schema.json","title":"File-processing job response","description":"What the module answers: the strings as they shall be added, or an error that people shall see. The whole body has at most 5 MB, and there is no preview when there are plural strings.","x-locspec-source":"File-processing job response","type":"object","properties":{"data":{"description":"The modified strings, inline or by address. What counts when both are there is open.","x-locspec-gap":"module.inline-and-address","type":"object","properties":{"strings":{"description":"The modified strings.","type":"array","items":{"$ref":"string-record.schema.json"}},"stringsUrl":{"description":"Where the modified strings are, as new-line delimited JSON of one string record a line.","$ref":"job-request.schema.json#/$defs/address"},"preview":{"description":"The content of an HTML file that the editor shows.","$ref":"job-request.schema.json#/$defs/base64"},"previewUrl":{"description":"Where that HTML file is.","$ref":"job-request.schema.json#/$defs/address"}}},"error":{"description":"Why the module could not do the job.","x-locspec-gap":"module.error-and-data","type":"object","required":["message"],"properties":{"message":{"description":"Shown to the user in the interface.","type":"string"}}}},"if":{"properties":{"error":false}},"then":{"required":["data"],"properties":{"data":{"properties":{"strings":true,"stringsUrl":true},"anyOf":[{"required":["strings"]},{"required":["stringsUrl"]}]}}},"examples":[{"data":{"strings":[{"uniqId":"f0e1","identifier":"menu.open","text":"Open a file","maxLength":20}],"preview":"PHA+T3BlbiBhIGZpbGU8L3A+"}},{"data":{"stringsUrl":"https://app.example/results/1.ndjson"}},{"error":{"message":"The second sheet has no header."}}]};

function validate176(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate176.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern29.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^https?://[^\\s/?#]+\\S*$"},message:"must match pattern \""+"^https?://[^\\s/?#]+\\S*$"+"\"",schema:"^https?://[^\\s/?#]+\\S*$",parentSchema:schema65,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema65.type,parentSchema:schema65,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate176.errors = vErrors;
return errors === 0;
}
validate176.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate178(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate178.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern30.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9+/]*={0,2}$"},message:"must match pattern \""+"^[A-Za-z0-9+/]*={0,2}$"+"\"",schema:"^[A-Za-z0-9+/]*={0,2}$",parentSchema:schema66,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema66.type,parentSchema:schema66,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate178.errors = vErrors;
return errors === 0;
}
validate178.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate174(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://locspec.dev/schemas/job-response.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate174.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error !== undefined){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
const err1 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'",schema:schema69.then.required,parentSchema:schema69.then,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.data !== undefined){
let data1 = data.data;
const _errs5 = errors;
let valid3 = false;
const _errs6 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.strings === undefined){
const err2 = {instancePath:instancePath+"/data",schemaPath:"#/then/properties/data/anyOf/0/required",keyword:"required",params:{missingProperty: "strings"},message:"must have required property '"+"strings"+"'",schema:schema69.then.properties.data.anyOf[0].required,parentSchema:schema69.then.properties.data.anyOf[0],data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid1 = _errs6 === errors;
valid3 = valid3 || _valid1;
const _errs7 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.stringsUrl === undefined){
const err3 = {instancePath:instancePath+"/data",schemaPath:"#/then/properties/data/anyOf/1/required",keyword:"required",params:{missingProperty: "stringsUrl"},message:"must have required property '"+"stringsUrl"+"'",schema:schema69.then.properties.data.anyOf[1].required,parentSchema:schema69.then.properties.data.anyOf[1],data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid1 = _errs7 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const err4 = {instancePath:instancePath+"/data",schemaPath:"#/then/properties/data/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema69.then.properties.data.anyOf,parentSchema:schema69.then.properties.data,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
if(valid0){
var props0 = {};
props0.data = true;
props0.error = true;
}
}
if(!valid0){
const err5 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema69.if,parentSchema:schema69,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.data = true;
props0.error = true;
}
if(data.data !== undefined){
let data2 = data.data;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.strings !== undefined){
let data3 = data2.strings;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate169(data3[i0], {instancePath:instancePath+"/data/strings/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate169.errors : joined(vErrors, validate169.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/data/strings",schemaPath:"#/properties/data/properties/strings/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema69.properties.data.properties.strings.type,parentSchema:schema69.properties.data.properties.strings,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2.stringsUrl !== undefined){
if(!(validate176(data2.stringsUrl, {instancePath:instancePath+"/data/stringsUrl",parentData:data2,parentDataProperty:"stringsUrl",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate176.errors : joined(vErrors, validate176.errors);
errors = vErrors.length;
}
}
if(data2.preview !== undefined){
if(!(validate178(data2.preview, {instancePath:instancePath+"/data/preview",parentData:data2,parentDataProperty:"preview",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate178.errors : joined(vErrors, validate178.errors);
errors = vErrors.length;
}
}
if(data2.previewUrl !== undefined){
if(!(validate176(data2.previewUrl, {instancePath:instancePath+"/data/previewUrl",parentData:data2,parentDataProperty:"previewUrl",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate176.errors : joined(vErrors, validate176.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema69.properties.data.type,parentSchema:schema69.properties.data,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.error !== undefined){
let data8 = data.error;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.message === undefined){
const err8 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'",schema:schema69.properties.error.required,parentSchema:schema69.properties.error,data:data8};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data8.message !== undefined){
let data9 = data8.message;
if(typeof data9 !== "string"){
const err9 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema69.properties.error.properties.message.type,parentSchema:schema69.properties.error.properties.message,data:data9};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema69.properties.error.type,parentSchema:schema69.properties.error,data:data8};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema69.type,parentSchema:schema69,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate174.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate174.evaluated = {"dynamicProps":true,"dynamicItems":false};

const checkLanguage = validate143;

const checkModuleManifest = validate181;
const schema72 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://locspec.dev/schemas/module-manifest.schema.json","title":"Module manifest","description":"What an app says about the modules that it offers. The source shows only the part for the file post-import module.","x-locspec-source":"Module manifest entry","type":"object","required":["modules"],"properties":{"modules":{"type":"object","required":["file-post-import"],"properties":{"file-post-import":{"type":"array","items":{"type":"object","required":["key","url"],"properties":{"key":{"description":"Identifies the module within the app.","type":"string","minLength":1},"url":{"description":"The address that is called when a file is imported or updated and when translations are uploaded, relative to that of the app.","type":"string","format":"uri-reference","pattern":"^(?![A-Za-z][A-Za-z0-9+.-]*:|//)\\S+$","examples":["/process"]},"signaturePatterns":{"description":"Regular expressions by which the service picks a module for a file. Whether they are required, and their exact types, are open.","x-locspec-gap":"module.signature-patterns","type":"object","properties":{"fileName":{"description":"Matches the file name.","type":"string","format":"regex"},"fileContent":{"description":"Matches the file content.","type":"string","format":"regex"}}}}}}}}},"examples":[{"modules":{"file-post-import":[{"key":"split-sentences","url":"/process","signaturePatterns":{"fileName":"\\.json$","fileContent":"\"menu\\."}}]}}]};
const pattern33 = new RegExp("^(?![A-Za-z][A-Za-z0-9+.-]*:|//)\\S+$", "u");

function validate181(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://locspec.dev/schemas/module-manifest.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate181.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.modules === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "modules"},message:"must have required property '"+"modules"+"'",schema:schema72.required,parentSchema:schema72,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.modules !== undefined){
let data0 = data.modules;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0["file-post-import"] === undefined){
const err1 = {instancePath:instancePath+"/modules",schemaPath:"#/properties/modules/required",keyword:"required",params:{missingProperty: "file-post-import"},message:"must have required property '"+"file-post-import"+"'",schema:schema72.properties.modules.required,parentSchema:schema72.properties.modules,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0["file-post-import"] !== undefined){
let data1 = data0["file-post-import"];
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.key === undefined){
const err2 = {instancePath:instancePath+"/modules/file-post-import/" + i0,schemaPath:"#/properties/modules/properties/file-post-import/items/required",keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'",schema:schema72.properties.modules.properties["file-post-import"].items.required,parentSchema:schema72.properties.modules.properties["file-post-import"].items,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data2.url === undefined){
const err3 = {instancePath:instancePath+"/modules/file-post-import/" + i0,schemaPath:"#/properties/modules/properties/file-post-import/items/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'",schema:schema72.properties.modules.properties["file-post-import"].items.required,parentSchema:schema72.properties.modules.properties["file-post-import"].items,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data2.key !== undefined){
let data3 = data2.key;
if(typeof data3 === "string"){
if(func1(data3) < 1){
const err4 = {instancePath:instancePath+"/modules/file-post-import/" + i0+"/key",schemaPath:"#/properties/modules/properties/file-post-import/items/properties/key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema72.properties.modules.properties["file-post-import"].items.properties.key,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/modules/file-post-import/" + i0+"/key",schemaPath:"#/properties/modules/properties/file-post-import/items/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema72.properties.modules.properties["file-post-import"].items.properties.key.type,parentSchema:schema72.properties.modules.properties["file-post-import"].items.properties.key,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data2.url !== undefined){
let data4 = data2.url;
if(typeof data4 === "string"){
if(!pattern33.test(data4)){
const err6 = {instancePath:instancePath+"/modules/file-post-import/" + i0+"/url",schemaPath:"#/properties/modules/properties/file-post-import/items/properties/url/pattern",keyword:"pattern",params:{pattern: "^(?![A-Za-z][A-Za-z0-9+.-]*:|//)\\S+$"},message:"must match pattern \""+"^(?![A-Za-z][A-Za-z0-9+.-]*:|//)\\S+$"+"\"",schema:"^(?![A-Za-z][A-Za-z0-9+.-]*:|//)\\S+$",parentSchema:schema72.properties.modules.properties["file-post-import"].items.properties.url,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/modules/file-post-import/" + i0+"/url",schemaPath:"#/properties/modules/properties/file-post-import/items/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema72.properties.modules.properties["file-post-import"].items.properties.url.type,parentSchema:schema72.properties.modules.properties["file-post-import"].items.properties.url,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.signaturePatterns !== undefined){
let data5 = data2.signaturePatterns;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.fileName !== undefined){
let data6 = data5.fileName;
if(!(typeof data6 === "string")){
const err8 = {instancePath:instancePath+"/modules/file-post-import/" + i0+"/signaturePatterns/fileName",schemaPath:"#/properties/modules/properties/file-post-import/items/properties/signaturePatterns/properties/fileName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema72.properties.modules.properties["file-post-import"].items.properties.signaturePatterns.properties.fileName.type,parentSchema:schema72.properties.modules.properties["file-post-import"].items.properties.signaturePatterns.properties.fileName,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data5.fileContent !== undefined){
let data7 = data5.fileContent;
if(!(typeof data7 === "string")){
const err9 = {instancePath:instancePath+"/modules/file-post-import/" + i0+"/signaturePatterns/fileContent",schemaPath:"#/properties/modules/properties/file-post-import/items/properties/signaturePatterns/properties/fileContent/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema72.properties.modules.properties["file-post-import"].items.properties.signaturePatterns.properties.fileContent.type,parentSchema:schema72.properties.modules.properties["file-post-import"].items.properties.signaturePatterns.properties.fileContent,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/modules/file-post-import/" + i0+"/signaturePatterns",schemaPath:"#/properties/modules/properties/file-post-import/items/properties/signaturePatterns/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema72.properties.modules.properties["file-post-import"].items.properties.signaturePatterns.type,parentSchema:schema72.properties.modules.properties["file-post-import"].items.properties.signaturePatterns,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/modules/file-post-import/" + i0,schemaPath:"#/properties/modules/properties/file-post-import/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema72.properties.modules.properties["file-post-import"].items.type,parentSchema:schema72.properties.modules.properties["file-post-import"].items,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/modules/file-post-import",schemaPath:"#/properties/modules/properties/file-post-import/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema72.properties.modules.properties["file-post-import"].type,parentSchema:schema72.properties.modules.properties["file-post-import"],data:data1};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/modules",schemaPath:"#/properties/modules/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema72.properties.modules.type,parentSchema:schema72.properties.modules,data:data0};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema72.type,parentSchema:schema72,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate181.errors = vErrors;
return errors === 0;
}
validate181.evaluated = {"props":{"modules":true},"dynamicProps":false,"dynamicItems":false};

const checkStringRecord = validate169;

const checkTokenRequest = validate182;
const schema73 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://locspec.dev/schemas/token-request.schema.json","title":"Token request","description":"The body of a call of the token endpoint. `grant_type` tells the two grants apart.","x-locspec-source":"Endpoints 2","type":"object","required":["grant_type"],"properties":{"grant_type":{"type":"string","enum":["authorization_code","refresh_token"]}},"discriminator":{"propertyName":"grant_type"},"oneOf":[{"$ref":"#/$defs/exchange"},{"$ref":"#/$defs/refresh"}],"$defs":{"exchange":{"title":"Code exchange","description":"Trades the code of the callback for the first pair of tokens.","type":"object","required":["grant_type","client_id","redirect_uri","code"],"properties":{"grant_type":{"type":"string","const":"authorization_code"},"client_id":{"description":"Id of the registered app.","type":"string","minLength":1},"client_secret":{"description":"Sent by confidential apps, always; public apps have none. A `code_verifier` does not replace it.","type":"string","minLength":1},"redirect_uri":{"description":"The same as in the authorization request.","type":"string","minLength":1},"code":{"description":"The `code` of the callback's query string.","type":"string","minLength":1},"code_verifier":{"description":"The random string that the `code_challenge` was made from; needed when the authorization request had one, whatever the type of the app.","type":"string","minLength":1}}},"refresh":{"title":"Refresh","description":"Trades the latest refresh token for the next pair of tokens.","type":"object","required":["grant_type","client_id","refresh_token"],"properties":{"grant_type":{"type":"string","const":"refresh_token"},"client_id":{"description":"Id of the registered app.","type":"string","minLength":1},"client_secret":{"description":"Sent by confidential apps, always; public apps have none.","type":"string","minLength":1},"refresh_token":{"description":"The refresh token of the latest token response.","type":"string","minLength":1}}}},"examples":[{"grant_type":"authorization_code","client_id":"app-1","client_secret":"s3cr3t","redirect_uri":"https://app.example/callback","code":"c0de","code_verifier":"dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"},{"grant_type":"refresh_token","client_id":"app-2","refresh_token":"9a7d40"}]};
const schema74 = {"title":"Code exchange","description":"Trades the code of the callback for the first pair of tokens.","type":"object","required":["grant_type","client_id","redirect_uri","code"],"properties":{"grant_type":{"type":"string","const":"authorization_code"},"client_id":{"description":"Id of the registered app.","type":"string","minLength":1},"client_secret":{"description":"Sent by confidential apps, always; public apps have none. A `code_verifier` does not replace it.","type":"string","minLength":1},"redirect_uri":{"description":"The same as in the authorization request.","type":"string","minLength":1},"code":{"description":"The `code` of the callback's query string.","type":"string","minLength":1},"code_verifier":{"description":"The random string that the `code_challenge` was made from; needed when the authorization request had one, whatever the type of the app.","type":"string","minLength":1}}};

function validate183(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate183.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.grant_type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "grant_type"},message:"must have required property '"+"grant_type"+"'",schema:schema74.required,parentSchema:schema74,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.client_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "client_id"},message:"must have required property '"+"client_id"+"'",schema:schema74.required,parentSchema:schema74,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.redirect_uri === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "redirect_uri"},message:"must have required property '"+"redirect_uri"+"'",schema:schema74.required,parentSchema:schema74,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.code === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'",schema:schema74.required,parentSchema:schema74,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.grant_type !== undefined){
let data0 = data.grant_type;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/grant_type",schemaPath:"#/properties/grant_type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema74.properties.grant_type.type,parentSchema:schema74.properties.grant_type,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if("authorization_code" !== data0){
const err5 = {instancePath:instancePath+"/grant_type",schemaPath:"#/properties/grant_type/const",keyword:"const",params:{allowedValue: "authorization_code"},message:"must be equal to constant",schema:"authorization_code",parentSchema:schema74.properties.grant_type,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.client_id !== undefined){
let data1 = data.client_id;
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err6 = {instancePath:instancePath+"/client_id",schemaPath:"#/properties/client_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema74.properties.client_id,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/client_id",schemaPath:"#/properties/client_id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema74.properties.client_id.type,parentSchema:schema74.properties.client_id,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.client_secret !== undefined){
let data2 = data.client_secret;
if(typeof data2 === "string"){
if(func1(data2) < 1){
const err8 = {instancePath:instancePath+"/client_secret",schemaPath:"#/properties/client_secret/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema74.properties.client_secret,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/client_secret",schemaPath:"#/properties/client_secret/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema74.properties.client_secret.type,parentSchema:schema74.properties.client_secret,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.redirect_uri !== undefined){
let data3 = data.redirect_uri;
if(typeof data3 === "string"){
if(func1(data3) < 1){
const err10 = {instancePath:instancePath+"/redirect_uri",schemaPath:"#/properties/redirect_uri/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema74.properties.redirect_uri,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/redirect_uri",schemaPath:"#/properties/redirect_uri/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema74.properties.redirect_uri.type,parentSchema:schema74.properties.redirect_uri,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.code !== undefined){
let data4 = data.code;
if(typeof data4 === "string"){
if(func1(data4) < 1){
const err12 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema74.properties.code,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema74.properties.code.type,parentSchema:schema74.properties.code,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.code_verifier !== undefined){
let data5 = data.code_verifier;
if(typeof data5 === "string"){
if(func1(data5) < 1){
const err14 = {instancePath:instancePath+"/code_verifier",schemaPath:"#/properties/code_verifier/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema74.properties.code_verifier,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/code_verifier",schemaPath:"#/properties/code_verifier/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema74.properties.code_verifier.type,parentSchema:schema74.properties.code_verifier,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema74.type,parentSchema:schema74,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate183.errors = vErrors;
return errors === 0;
}
validate183.evaluated = {"props":{"grant_type":true,"client_id":true,"client_secret":true,"redirect_uri":true,"code":true,"code_verifier":true},"dynamicProps":false,"dynamicItems":false};

const schema75 = {"title":"Refresh","description":"Trades the latest refresh token for the next pair of tokens.","type":"object","required":["grant_type","client_id","refresh_token"],"properties":{"grant_type":{"type":"string","const":"refresh_token"},"client_id":{"description":"Id of the registered app.","type":"string","minLength":1},"client_secret":{"description":"Sent by confidential apps, always; public apps have none.","type":"string","minLength":1},"refresh_token":{"description":"The refresh token of the latest token response.","type":"string","minLength":1}}};

function validate184(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate184.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.grant_type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "grant_type"},message:"must have required property '"+"grant_type"+"'",schema:schema75.required,parentSchema:schema75,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.client_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "client_id"},message:"must have required property '"+"client_id"+"'",schema:schema75.required,parentSchema:schema75,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.refresh_token === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "refresh_token"},message:"must have required property '"+"refresh_token"+"'",schema:schema75.required,parentSchema:schema75,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.grant_type !== undefined){
let data0 = data.grant_type;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/grant_type",schemaPath:"#/properties/grant_type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema75.properties.grant_type.type,parentSchema:schema75.properties.grant_type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("refresh_token" !== data0){
const err4 = {instancePath:instancePath+"/grant_type",schemaPath:"#/properties/grant_type/const",keyword:"const",params:{allowedValue: "refresh_token"},message:"must be equal to constant",schema:"refresh_token",parentSchema:schema75.properties.grant_type,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.client_id !== undefined){
let data1 = data.client_id;
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err5 = {instancePath:instancePath+"/client_id",schemaPath:"#/properties/client_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema75.properties.client_id,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/client_id",schemaPath:"#/properties/client_id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema75.properties.client_id.type,parentSchema:schema75.properties.client_id,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.client_secret !== undefined){
let data2 = data.client_secret;
if(typeof data2 === "string"){
if(func1(data2) < 1){
const err7 = {instancePath:instancePath+"/client_secret",schemaPath:"#/properties/client_secret/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema75.properties.client_secret,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/client_secret",schemaPath:"#/properties/client_secret/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema75.properties.client_secret.type,parentSchema:schema75.properties.client_secret,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.refresh_token !== undefined){
let data3 = data.refresh_token;
if(typeof data3 === "string"){
if(func1(data3) < 1){
const err9 = {instancePath:instancePath+"/refresh_token",schemaPath:"#/properties/refresh_token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema75.properties.refresh_token,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/refresh_token",schemaPath:"#/properties/refresh_token/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema75.properties.refresh_token.type,parentSchema:schema75.properties.refresh_token,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema75.type,parentSchema:schema75,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate184.errors = vErrors;
return errors === 0;
}
validate184.evaluated = {"props":{"grant_type":true,"client_id":true,"client_secret":true,"refresh_token":true},"dynamicProps":false,"dynamicItems":false};


function validate182(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://locspec.dev/schemas/token-request.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate182.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.grant_type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "grant_type"},message:"must have required property '"+"grant_type"+"'",schema:schema73.required,parentSchema:schema73,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.grant_type !== undefined){
let data0 = data.grant_type;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/grant_type",schemaPath:"#/properties/grant_type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema73.properties.grant_type.type,parentSchema:schema73.properties.grant_type,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data0 === "authorization_code") || (data0 === "refresh_token"))){
const err2 = {instancePath:instancePath+"/grant_type",schemaPath:"#/properties/grant_type/enum",keyword:"enum",params:{allowedValues: schema73.properties.grant_type.enum},message:"must be equal to one of the allowed values",schema:schema73.properties.grant_type.enum,parentSchema:schema73.properties.grant_type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
const tag0 = data.grant_type;
if(typeof tag0 == "string"){
if(tag0 === "authorization_code"){
if(!(validate183(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate183.errors : joined(vErrors, validate183.errors);
errors = vErrors.length;
}
var props0 = {};
props0.grant_type = true;
props0.client_id = true;
props0.client_secret = true;
props0.redirect_uri = true;
props0.code = true;
props0.code_verifier = true;
}
else if(tag0 === "refresh_token"){
if(!(validate184(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate184.errors : joined(vErrors, validate184.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.grant_type = true;
props0.client_id = true;
props0.client_secret = true;
props0.refresh_token = true;
}
}
else {
const err3 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "grant_type", tagValue: tag0},message:"value of tag \"grant_type\" must be in oneOf",schema:schema73.discriminator,parentSchema:schema73,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "grant_type", tagValue: tag0},message:"tag \"grant_type\" must be string",schema:schema73.discriminator,parentSchema:schema73,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema73.type,parentSchema:schema73,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate182.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate182.evaluated = {"dynamicProps":true,"dynamicItems":false};

const checkTokenResponse = validate187;
const schema76 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://locspec.dev/schemas/token-response.schema.json","title":"Token response","description":"What the token endpoint answers to either grant.","x-locspec-source":"Token response","type":"object","required":["access_token","token_type","expires_in","refresh_token"],"properties":{"access_token":{"description":"The bearer token that API calls carry.","type":"string","minLength":1},"token_type":{"description":"`bearer`. Whether its case matters is open, so any is taken.","type":"string","pattern":"^[Bb][Ee][Aa][Rr][Ee][Rr]$","examples":["bearer"],"x-locspec-gap":"oauth.token-type-case"},"expires_in":{"description":"Seconds from now after which the access token no longer works.","type":"integer","minimum":1},"refresh_token":{"description":"Gets the next pair of tokens without sending the user anywhere.","type":"string","minLength":1}},"examples":[{"access_token":"f3b1c2","token_type":"bearer","expires_in":7200,"refresh_token":"9a7d40"}]};
const pattern34 = new RegExp("^[Bb][Ee][Aa][Rr][Ee][Rr]$", "u");

function validate187(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://locspec.dev/schemas/token-response.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate187.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.access_token === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "access_token"},message:"must have required property '"+"access_token"+"'",schema:schema76.required,parentSchema:schema76,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.token_type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "token_type"},message:"must have required property '"+"token_type"+"'",schema:schema76.required,parentSchema:schema76,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.expires_in === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expires_in"},message:"must have required property '"+"expires_in"+"'",schema:schema76.required,parentSchema:schema76,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.refresh_token === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "refresh_token"},message:"must have required property '"+"refresh_token"+"'",schema:schema76.required,parentSchema:schema76,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.access_token !== undefined){
let data0 = data.access_token;
if(typeof data0 === "string"){
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/access_token",schemaPath:"#/properties/access_token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema76.properties.access_token,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/access_token",schemaPath:"#/properties/access_token/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema76.properties.access_token.type,parentSchema:schema76.properties.access_token,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.token_type !== undefined){
let data1 = data.token_type;
if(typeof data1 === "string"){
if(!pattern34.test(data1)){
const err6 = {instancePath:instancePath+"/token_type",schemaPath:"#/properties/token_type/pattern",keyword:"pattern",params:{pattern: "^[Bb][Ee][Aa][Rr][Ee][Rr]$"},message:"must match pattern \""+"^[Bb][Ee][Aa][Rr][Ee][Rr]$"+"\"",schema:"^[Bb][Ee][Aa][Rr][Ee][Rr]$",parentSchema:schema76.properties.token_type,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/token_type",schemaPath:"#/properties/token_type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema76.properties.token_type.type,parentSchema:schema76.properties.token_type,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.expires_in !== undefined){
let data2 = data.expires_in;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/expires_in",schemaPath:"#/properties/expires_in/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema76.properties.expires_in.type,parentSchema:schema76.properties.expires_in,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/expires_in",schemaPath:"#/properties/expires_in/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema76.properties.expires_in,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.refresh_token !== undefined){
let data3 = data.refresh_token;
if(typeof data3 === "string"){
if(func1(data3) < 1){
const err10 = {instancePath:instancePath+"/refresh_token",schemaPath:"#/properties/refresh_token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema76.properties.refresh_token,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/refresh_token",schemaPath:"#/properties/refresh_token/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema76.properties.refresh_token.type,parentSchema:schema76.properties.refresh_token,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema76.type,parentSchema:schema76,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate187.errors = vErrors;
return errors === 0;
}
validate187.evaluated = {"props":{"access_token":true,"token_type":true,"expires_in":true,"refresh_token":true},"dynamicProps":false,"dynamicItems":false};

const checkTranslationEntry = validate170;


export const validateTokenError = checkTokenError as Validator<TokenError>;
export const validateApiError = checkApiError as Validator<ApiError>;
export const validateValidationErrors = checkValidationErrors as Validator<ValidationErrors>;
export const validateProjectList = checkProjectList as Validator<ProjectList>;
export const validateStringList = checkStringList as Validator<StringList>;
export const validateTranslationList = checkTranslationList as Validator<TranslationList>;
export const validateSegmentList = checkSegmentList as Validator<SegmentList>;
export const validateTermList = checkTermList as Validator<TermList>;
export const validateListedProject = checkListedProject as Validator<ListedProject>;
export const validateListedString = checkListedString as Validator<ListedString>;
export const validateListedTranslation = checkListedTranslation as Validator<ListedTranslation>;
export const validateListedSegment = checkListedSegment as Validator<ListedSegment>;
export const validateListedTerm = checkListedTerm as Validator<ListedTerm>;
export const validateConfiguration = checkConfiguration as Validator<Configuration>;
export const validateConformance = checkConformance as Validator<Conformance>;
export const validateDataset = checkDataset as Validator<Dataset>;
export const validateExpectedFailures = checkExpectedFailures as Validator<ExpectedFailures>;
export const validateJobRequest = checkJobRequest as Validator<JobRequest>;
export const validateJobResponse = checkJobResponse as Validator<JobResponse>;
export const validateLanguage = checkLanguage as Validator<Language>;
export const validateModuleManifest = checkModuleManifest as Validator<ModuleManifest>;
export const validateStringRecord = checkStringRecord as Validator<StringRecord>;
export const validateTokenRequest = checkTokenRequest as Validator<TokenRequest>;
export const validateTokenResponse = checkTokenResponse as Validator<TokenResponse>;
export const validateTranslationEntry = checkTranslationEntry as Validator<TranslationEntry>;
